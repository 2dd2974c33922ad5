/** Texts fixed by the specification, by the key under which an app translates them. */
export declare const catalogue: {
    readonly networkError: 'Network error';
    readonly accessForbidden: 'Access Forbidden';
    readonly invalidCredentials: 'Invalid credentials';
    readonly unknownError: 'Unknown error';
    readonly badRequest: 'Bad Request';
    readonly resourceNotFound: 'Resource not found';
    readonly methodNotAllowed: 'Method not allowed';
    readonly unexpectedError: 'An unexpected error occurred';
    readonly unreadable: 'Failed to load data.';
};
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
    /** Of an answer that does not fit the contract: `operationId` and JSON pointer of the part, such as `getLocation/name`. */
    misfit?: string;
    /** The caller aborted the call; no message is needed. */
    isAborted?: boolean;
}
/** The shape of every failed call. */
export declare class ApiError extends Error {
    readonly name = "ApiError";
    /** Set when `message` is a text of the specification and not the server's. */
    readonly key: CatalogueKey | undefined;
    readonly status: number | undefined;
    readonly code: string | undefined;
    readonly field: string | undefined;
    readonly retryAfter: number | undefined;
    readonly misfit: string | undefined;
    readonly isAborted: boolean;
    constructor(text: {
        key: CatalogueKey;
    } | {
        message: string;
    }, details?: ApiErrorDetails);
}
/** Converts what a call has thrown: no response, a truncated or unreadable one, or an abort by the caller. */
export declare function errorOfThrown(thrown: unknown): ApiError;
