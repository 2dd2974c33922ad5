import type { ApiError } from './ApiError.js';
/** Result of a call: data, or the reason why there is none. */
export type ApiResult<Data> = {
    data: Data;
    error?: never;
    response: Response;
} | {
    data?: never;
    error: ApiError;
    response?: Response;
};
