import createClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import type { HttpMethod, MediaType, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import { errorOfThrown } from './ApiError.ts';
import type { ApiResult } from './ApiResult.ts';
import type { ReadOptions } from './readResponse.ts';
import { createRenewals } from './renewals.ts';
import { unlessAborted } from './unlessAborted.ts';
import type { operations, paths } from './schema.d.ts';

/** BCP 47 tag of language and region, such as `sl-SI`. A server that does not have the language answers in English. */
export type AppLanguage = `${string}-${string}`;

export interface ApiOptions extends ReadOptions {
  /** Base URL of the API: absolute, or a path of the page's origin such as `/`. */
  baseUrl: string;
  /** Called before every request. */
  language: () => AppLanguage;
  /** Called before every request; null sends it without a token. */
  accessToken?: () => string | null;
  /**
   * Called once when a token is refused, for all calls that were sent with it: returns a newer token for another attempt
   * of each, or null to keep the refusals. `accessToken` has to return the newer token from then on. If it rejects with
   * an {@link ApiError}, the calls fail with it: a server that cannot renew a token now has refused nothing.
   *
   * @param refused the token that was sent
   */
  renewToken?: (refused: string) => Promise<string | null>;
  fetch?: typeof globalThis.fetch;
  /**
   * Milliseconds after which a call fails, with its repeats, the renewal of its token, and the download of its answer,
   * unless it is read as a stream. At most a day; default 60,000.
   */
  timeout?: number;
}

/** Query of an export. */
export type ExportQuery = operations['exportData']['parameters']['query'];

type Operation = Record<string | number, unknown>;

/** A server confirms a change in its own way: fields may be absent, and so may the whole. */
type Read<M extends HttpMethod, Data> = M extends 'get' ? Data : Partial<Data> | undefined;

/** Options of a read, in addition to those of the contract. */
interface ReadAgain {
  /**
   * Result of the same read before. If the server answers that nothing has changed (304), it is the result again. A
   * server that sends no `ETag` answers as always.
   */
  earlier?: ApiResult<unknown>;
}

type Method<M extends HttpMethod> = <
  Path extends PathsWithMethod<paths, M>,
  Init extends MaybeOptionalInit<paths[Path], M>,
>(
  path: Path,
  ...init: RequiredKeysOf<Init> extends never
    ? [(Init & (M extends 'get' ? ReadAgain : unknown))?]
    : [Init & (M extends 'get' ? ReadAgain : unknown)]
) => Promise<
  ApiResult<Read<M, Extract<FetchResponse<paths[Path][M] & Operation, Init, MediaType>, { data: unknown }>['data']>>
>;

export interface Api {
  GET: Method<'get'>;
  POST: Method<'post'>;
  PUT: Method<'put'>;
  DELETE: Method<'delete'>;
}

type Parameters = { query?: object } | undefined;

type Fetch = (request: Request) => Promise<Response>;

interface CallOptions extends ReadAgain {
  headers?: Headers | string[][] | Record<string, unknown>;
  fetch?: Fetch;
  params?: Parameters;
  signal?: AbortSignal;
  parseAs?: string;
}

const day = 86_400_000;
const maximumRetries = 2;
const maximumRetryAfter = 10;
const passingFaults = [429, 502, 503, 504];

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Sends a request; a read is repeated, at most twice, when the server reports that it is busy. */
async function send(fetch: Fetch, request: Request, attempt = 0): Promise<Response> {
  request.signal.throwIfAborted();
  const response = await fetch(request.clone());
  const canRetry = request.method === 'GET' && passingFaults.includes(response.status) && attempt < maximumRetries;
  const seconds = Number(response.headers.get('retry-after') ?? 2 ** attempt / 2);
  if (!canRetry || !(seconds <= maximumRetryAfter)) return response;
  await wait(seconds * 1000, request.signal);
  return send(fetch, request, attempt + 1);
}

/** Headers of a call as an object: openapi-fetch reads no pairs. */
const headersOf = (headers: CallOptions['headers'] = {}) =>
  Symbol.iterator in headers
    ? Object.fromEntries(new Headers(headers as ConstructorParameters<typeof Headers>[0]))
    : headers;

const withToken = (request: Request, token: string) => {
  const copy = request.clone();
  copy.headers.set('Authorization', `Bearer ${token}`);
  return copy;
};

/** Whether a URL is absolute, or relative to the address of a page. */
const isAddress = (url: string) => /^([a-z][\w+.-]*:\/\/|[./]|$)/i.test(url) && URL.canParse(url, 'http://localhost');

/**
 * A client of the contract whose calls never throw: every call resolves to `data` or to an {@link ApiError}.
 *
 * JSON has the form of the types, however the server writes it: see `readAnswer`.
 *
 * @throws TypeError for a base URL that is not an address
 */
export function createApi(options: ApiOptions): Api {
  const { baseUrl } = options;
  if (!isAddress(baseUrl)) {
    throw new TypeError(`baseUrl "${baseUrl}" is not an address such as "https://portal.example.org/" or "/"`);
  }
  const limit = Math.min(options.timeout ?? 60_000, day);
  const sharedFetch: Fetch = options.fetch ?? ((request) => globalThis.fetch(request));

  const newerToken = createRenewals({
    limit,
    present: () => options.accessToken?.() ?? null,
    renew: async (refused) => (await options.renewToken?.(refused)) ?? null,
  });

  /** Repeats a refused call once with a newer token, if there is one, because tokens expire. */
  async function authorized(fetch: Fetch, request: Request): Promise<Response> {
    const token = options.accessToken?.();
    if (!token) return send(fetch, request);
    const response = await send(fetch, withToken(request, token));
    if (response.status !== 401) return response;
    const newer = await newerToken(token);
    return newer ? send(fetch, withToken(request, newer)) : response;
  }

  const client = createClient<paths>({
    baseUrl: baseUrl.replace(/\/$/, ''),
    querySerializer: { array: { style: 'form', explode: false } },
  });

  type Call = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

  /** Every call of data series names its language in the query, too, unless the caller has named one. */
  const withCulture = (path: string, params: Parameters) =>
    path.startsWith('/api/dataseries/')
      ? { params: { ...params, query: { culture: options.language(), ...params?.query } } }
      : {};

  const etagOf = (earlier: ApiResult<unknown> | undefined) => {
    const etag = earlier?.response?.headers.get('etag');
    return etag && !earlier?.error ? { 'If-None-Match': etag } : {};
  };

  const method =
    (name: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    async (path: string, { earlier, fetch = sharedFetch, ...init }: CallOptions = {}): Promise<ApiResult<unknown>> => {
      try {
        // The caller decides how long a stream may last.
        const signals = [
          AbortSignal.timeout(init.parseAs === 'stream' ? day : limit),
          ...(init.signal ? [init.signal] : []),
        ];
        // On demand and beside the call, because a form that only signs in needs little code.
        const reader = import('./readResponse.ts');
        // Awaited below, unless the call fails before.
        reader.catch(() => {});
        const call = (client[name] as unknown as Call)(path, {
          // Read as JSON below: the reason why that is impossible would be lost.
          parseAs: 'text',
          ...init,
          ...withCulture(path, init.params),
          headers: { ...headersOf(init.headers), 'X-App-Language': options.language(), ...etagOf(earlier) },
          // Signing in must not carry the token it is about to replace. The list of extensions is public; a server without
          // it must not end the session.
          fetch: (request: Request) => (/^\/connect|capabilities$/.test(path) ? send : authorized)(fetch, request),
          signal: AbortSignal.any(signals),
        });
        const { data, error, response } = await unlessAborted(call, signals);
        if (response.status === 304 && earlier) return earlier;
        if (response.ok && init.parseAs !== undefined) return { data, response };
        const { readResponse } = await reader;
        return readResponse(response, { method: name, path, body: response.ok ? data : error }, options);
      } catch (thrown) {
        return { error: errorOfThrown(thrown, init.signal) };
      }
    };

  return { GET: method('GET'), POST: method('POST'), PUT: method('PUT'), DELETE: method('DELETE') } as unknown as Api;
}

/** Options of a call with a form-encoded body, which the token endpoint requires. */
export const formEncoded = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: (body: object) =>
    new URLSearchParams(
      Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ).toString(),
};
