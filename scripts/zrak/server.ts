/** A response, or the reason why there was none. */
export interface Reply {
  /** 0 without a response. */
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** Parsed JSON, or the text; undefined for an empty body. */
  body: unknown;
  /** Why there was no response. */
  failure?: string;
}

export interface CallOptions {
  query?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent form-encoded. */
  form?: Record<string, string>;
  token?: string | undefined;
  headers?: Record<string, string>;
}

const timeoutMs = 60_000;

const parsed = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Calls a server as the portal does. */
export class Server {
  readonly #base: string;

  /** @param base URL of the API, as in `ApplicationUrl` */
  constructor(base: string) {
    this.#base = base.replace(/\/$/, '');
  }

  async call(method: string, path: string, { query, json, form, token, headers }: CallOptions = {}): Promise<Reply> {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    try {
      const response = await fetch(this.#base + path + search, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'X-App-Language': 'en-GB',
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form && { body: new URLSearchParams(form) }),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        headers: response.headers,
        bytes,
        body: parsed(new TextDecoder().decode(bytes)),
      };
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      const failure = cause?.code ?? message;
      return { status: 0, headers: new Headers(), bytes: new Uint8Array(), body: undefined, failure };
    }
  }
}
