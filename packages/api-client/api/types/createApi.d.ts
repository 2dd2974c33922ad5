import { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import type { HttpMethod, MediaType, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import type { ApiResult } from './ApiResult.js';
import type { ReadOptions } from './readResponse.js';
import type { operations, paths } from '../schema.js';
/** BCP 47 tag of language and region, such as `sl-SI`. A server that does not have the language answers in English. */
export type AppLanguage = `${string}-${string}`;
export interface ApiOptions extends ReadOptions {
    /** Base URL of the API; `/` for the same origin. */
    baseUrl: string;
    /** Called before every request. */
    language: () => AppLanguage;
    /** Called before every request; null sends it without a token. */
    accessToken?: () => string | null;
    /**
     * Called once when a token is refused: returns a newer token for another attempt, or null to keep the refusal.
     *
     * @param refused the token that was sent
     */
    renewToken?: (refused: string) => Promise<string | null>;
    fetch?: typeof globalThis.fetch;
    /** Milliseconds without a response after which a call fails, unless it is read as a stream. Default 60,000. */
    timeout?: number;
}
/** Request body of an export. */
export type ExportQuery = operations['exportData']['parameters']['query'];
type Operation = Record<string | number, unknown>;
/** A server confirms a change in its own way: fields may be absent, and so may the whole. */
type Read<M extends HttpMethod, Data> = M extends 'get' ? Data : Partial<Data> | undefined;
type Method<M extends HttpMethod> = <Path extends PathsWithMethod<paths, M>, Init extends MaybeOptionalInit<paths[Path], M>>(path: Path, ...init: RequiredKeysOf<Init> extends never ? [Init?] : [Init]) => Promise<ApiResult<Read<M, Extract<FetchResponse<paths[Path][M] & Operation, Init, MediaType>, {
    error?: never;
}>['data']>>>;
export interface Api {
    GET: Method<'get'>;
    POST: Method<'post'>;
    PUT: Method<'put'>;
    DELETE: Method<'delete'>;
}
/**
 * A client of the contract that never throws: every call resolves to `data` or to an {@link ApiError}.
 *
 * JSON has the form of the types, however the server writes it: see `readAnswer`.
 */
export declare function createApi(options: ApiOptions): Api;
/** Options of a call with a form-encoded body, which the token endpoint requires. */
export declare const formEncoded: {
    headers: {
        'Content-Type': string;
    };
    bodySerializer: (body: object) => string;
};
export {};
