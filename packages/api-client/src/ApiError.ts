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
  unreadable: 'Failed to load data.',
} as const;

export type CatalogueKey = keyof typeof catalogue;

/** Fault of one field of a request body. */
export interface FieldFault {
  /** Path in the body: `clients/0/stations/0/latitude`. */
  field: string;
  message: string;
}

export interface ApiErrorDetails {
  /** HTTP status; absent without a response. */
  status?: number;
  /** OAuth code of the token endpoint, such as `invalid_grant`. */
  code?: string;
  /** Name of the faulty field of the request body, if the error concerns one. */
  field?: string;
  /** All faults of a body whose answer names each. */
  faults?: readonly FieldFault[];
  /** Why a change does not fit the stored data, such as `measurements`. */
  conflict?: string;
  /** Seconds that the server asks to wait. */
  retryAfter?: number;
  /** Of an answer that does not fit the contract: `operationId` and JSON pointer of the part, such as `getLocation/name`. */
  misfit?: string;
  /** The caller aborted the call; no message is needed. */
  isAborted?: boolean;
  /** Exception of `fetch`, or of a function of the options. */
  cause?: unknown;
}

/** The shape of every failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Set when `message` is a text of the specification and not the server's. */
  readonly key: CatalogueKey | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly field: string | undefined;
  readonly faults: readonly FieldFault[];
  readonly conflict: string | undefined;
  readonly retryAfter: number | undefined;
  readonly misfit: string | undefined;
  readonly isAborted: boolean;

  constructor(text: { key: CatalogueKey } | { message: string }, details: ApiErrorDetails = {}) {
    super('key' in text ? catalogue[text.key] : text.message, 'cause' in details ? { cause: details.cause } : {});
    this.key = 'key' in text ? text.key : undefined;
    this.status = details.status;
    this.code = details.code;
    this.field = details.field;
    this.faults = details.faults ?? [];
    this.conflict = details.conflict;
    this.retryAfter = details.retryAfter;
    this.misfit = details.misfit;
    this.isAborted = details.isAborted ?? false;
  }
}

/**
 * Converts what a call has thrown: no response, a truncated or unreadable one, or an abort by the caller.
 *
 * @param signal of the caller, who may abort with any reason
 */
export function errorOfThrown(thrown: unknown, signal?: AbortSignal): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const isAborted = signal?.aborted === true;
  const isNetwork = isAborted || thrown instanceof TypeError || thrown instanceof DOMException;
  return new ApiError({ key: isNetwork ? 'networkError' : 'unexpectedError' }, { isAborted, cause: thrown });
}
