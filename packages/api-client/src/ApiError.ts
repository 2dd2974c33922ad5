/** Texts fixed by the specification, by the key under which an app translates them. */
export const catalogue = {
  networkError: 'Network error',
  accessForbidden: 'Access Forbidden',
  invalidCredentials: 'Invalid credentials',
  unknownError: 'Unknown error',
  badRequest: 'Bad Request',
  resourceNotFound: 'Resource not found',
  methodNotAllowed: 'Method not allowed',
  unexpectedError: 'An unexpected error occurred',
} as const;

export type CatalogueKey = keyof typeof catalogue;

export interface ApiErrorDetails {
  /** HTTP status; absent without a response. */
  status?: number;
  /** OAuth code of the token endpoint, such as `invalid_grant`. */
  code?: string;
  /** Name of the faulty field of the request body, if the error concerns one. */
  field?: string;
  /** Seconds that the server asks to wait. */
  retryAfter?: number;
  /** The caller aborted the call; no message is needed. */
  isAborted?: boolean;
}

/** The shape of every failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Set when `message` is a text of the specification and not the server's. */
  readonly key: CatalogueKey | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly isAborted: boolean;

  constructor(text: { key: CatalogueKey } | { message: string }, details: ApiErrorDetails = {}) {
    super('key' in text ? catalogue[text.key] : text.message);
    this.key = 'key' in text ? text.key : undefined;
    this.status = details.status;
    this.code = details.code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
    this.isAborted = details.isAborted ?? false;
  }
}

type Text = ConstructorParameters<typeof ApiError>[0];

const unexpected: Text = { key: 'unexpectedError' };

const isFilledString = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Record<string, unknown>)[name]
    : undefined;
}

function joined(items: unknown): Text | undefined {
  if (!Array.isArray(items)) return undefined;
  const message = items.filter(isFilledString).join(' ');
  return message === '' ? undefined : { message };
}

function filled(value: unknown): Text | undefined {
  return isFilledString(value) ? { message: value } : undefined;
}

function textOf400(body: unknown): Text {
  if (body === undefined || body === '') return { key: 'badRequest' };
  if (field(body, 'error') === 'invalid_grant') return { key: 'invalidCredentials' };
  return (
    joined(field(body, '')) ??
    joined(body) ??
    filled(body) ??
    filled(field(body, 'error')) ??
    filled(field(body, 'message')) ?? { key: 'unknownError' }
  );
}

function textOf(status: number, body: unknown): Text {
  switch (status) {
    case 400:
      return textOf400(body);
    case 401:
      return { key: 'invalidCredentials' };
    case 403:
      return { key: 'accessForbidden' };
    case 404:
      return filled(body) ?? filled(field(body, 'message')) ?? { key: 'resourceNotFound' };
    case 405:
      return filled(body) ?? filled(field(body, 'message')) ?? { key: 'methodNotAllowed' };
    default:
      return filled(field(body, 'message')) ?? unexpected;
  }
}

const isJson = (response: Response) => /\bjson\b/.test(response.headers.get('content-type') ?? '');
const isPlainText = (response: Response) => /^text\/plain\b/.test(response.headers.get('content-type') ?? '');

/**
 * Converts the response of a refused call by the error catalogue of the specification (section 8).
 *
 * @param body the parsed JSON, or the text when it is not JSON
 */
export function errorOfResponse(response: Response, body: unknown): ApiError {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const code = field(body, 'error');
  const fieldName = field(body, 'field');
  const details: ApiErrorDetails = {
    status: response.status,
    ...(isFilledString(code) && { code }),
    ...(isFilledString(fieldName) && { field: fieldName }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
  // A string is invalid JSON or the page of a proxy: neither is meant for users.
  const isUnreadable = typeof body === 'string' && body !== '' && (isJson(response) || !isPlainText(response));
  if (isUnreadable && response.status !== 401 && response.status !== 403) return new ApiError(unexpected, details);
  return new ApiError(textOf(response.status, body), details);
}

/** Converts what a call has thrown: no response, a truncated or unreadable one, or an abort by the caller. */
export function errorOfThrown(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') {
    return new ApiError({ key: 'networkError' }, { isAborted: true });
  }
  if (thrown instanceof TypeError || thrown instanceof DOMException) return new ApiError({ key: 'networkError' });
  return new ApiError(unexpected);
}
