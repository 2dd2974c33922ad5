/** The specification's own wordings, by the key an app translates them under. */
export declare const catalogue: {
    readonly networkError: 'Network error';
    readonly accessForbidden: 'Access Forbidden';
    readonly invalidCredentials: 'Invalid credentials';
    readonly unknownError: 'Unknown error';
    readonly badRequest: 'Bad Request';
    readonly resourceNotFound: 'Resource not found';
    readonly methodNotAllowed: 'Method not allowed';
    readonly unexpectedError: 'An unexpected error occurred';
};
export type CatalogueKey = keyof typeof catalogue;
export interface ApiErrorDetails {
    /** Absent when no answer came. */
    status?: number;
    /** OAuth code of the token endpoint, such as `invalid_grant`. */
    code?: string;
    /** Name of the field of the body that is to blame, when it is one. */
    field?: string;
    /** Seconds the server asks to wait. */
    retryAfter?: number;
    /** The caller gave up; nobody needs to be told. */
    isAborted?: boolean;
}
/** The one shape every failure of a call takes. */
export declare class ApiError extends Error {
    readonly name = "ApiError";
    /** Set when `message` is the specification's own wording rather than the server's. */
    readonly key: CatalogueKey | undefined;
    readonly status: number | undefined;
    readonly code: string | undefined;
    readonly field: string | undefined;
    readonly retryAfter: number | undefined;
    readonly isAborted: boolean;
    constructor(text: {
        key: CatalogueKey;
    } | {
        message: string;
    }, details?: ApiErrorDetails);
}
/**
 * What a refused call says, by the error catalogue of the specification (section 8).
 *
 * @param body the parsed JSON, or the text when it is none
 */
export declare function errorOfResponse(response: Response, body: unknown): ApiError;
/** What a call says that threw: no answer, a cut or unreadable one, or a caller who gave up. */
export declare function errorOfThrown(thrown: unknown): ApiError;
