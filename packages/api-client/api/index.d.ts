import { FetchResponse, MaybeOptionalInit } from "openapi-fetch";
import { HttpMethod, MediaType, PathsWithMethod, RequiredKeysOf } from "openapi-typescript-helpers";
import { AdministeredMaintenanceAlert, AlertRule, AlertSubscription, ApiKey, AppVersion, AuditEvent, AuditKind, AuditOutcome, Capability, Category, Client, FiredAlert, ImportOutcome, ImportedSeries, IndexDays, IndexMean, Instrument, Interval, Interval as Interval$1, LimitCheck, Location, LocationSummary, MaintenanceAlert, MaintenanceAlertChange, NativeInterval, NativeInterval as NativeInterval$1, Network, NetworkChange, NetworkClient, NetworkInstrument, NetworkParameter, NetworkSeries, NetworkStation, NoiseIndicators, ParameterStatistics, Photo, ReferenceValue, Report, ReportSubscription, ReportType, Role, SavedView, Series, SeriesData, SeriesValues, SeriesValues as SeriesValues$1, Session, SitePlan, StaticFile, StaticFileName, StationState, StationStatistics, StationValue, Statistics, Token, TrafficTotal, User, Warning, WindFrequencies, WrittenText, operations, paths } from "./schema.js";
/** Texts fixed by the specification, by the key under which an app translates them. */
declare const catalogue: {
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
type CatalogueKey = keyof typeof catalogue;
/** Fault of one field of a request body. */
interface FieldFault {
  /** Path in the body: `clients/0/stations/0/latitude`. */
  field: string;
  message: string;
}
interface ApiErrorDetails {
  /** HTTP status; absent without a response. */
  status?: number | undefined;
  /** OAuth code of the token endpoint, such as `invalid_grant`. */
  code?: string | undefined;
  /** Name of the faulty field of the request body, if the error concerns one. */
  field?: string | undefined;
  /** All faults of a body whose answer names each. */
  faults?: readonly FieldFault[] | undefined;
  /** Why a change does not fit the stored data, such as `measurements`. */
  conflict?: string | undefined;
  /** Seconds that the server asks to wait. */
  retryAfter?: number | undefined;
  /** Of an answer that does not fit the contract: `operationId` and JSON pointer of the part, such as `getLocation/name`. */
  misfit?: string | undefined;
  /** The caller aborted the call; no message is needed. */
  isAborted?: boolean | undefined;
  /** Exception of `fetch`, or of a function of the options. */
  cause?: unknown;
}
/** The shape of every failed call. */
declare class ApiError extends Error {
  readonly name = "ApiError";
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
  constructor(text: {
    key: CatalogueKey;
  } | {
    message: string;
  }, details?: ApiErrorDetails);
}
/** Result of a call: data, or the reason why there is none. */
type ApiResult<Data> = {
  data: Data;
  error?: never | undefined;
  response: Response;
} | {
  data?: never | undefined;
  error: ApiError;
  response?: Response | undefined;
};
/** Part of an answer that does not fit the contract. */
interface Misfit {
  /** `operationId` of the contract. */
  operation: string;
  /** JSON pointer to the part. */
  pointer: string;
}
interface ReadOptions {
  /**
   * IANA time zone of answers that name none, or one that is unknown here, such as a name of Windows. Default: that of
   * the device.
   */
  timeZone?: string | undefined;
  /** Called with each item of a list that does not fit the contract and was therefore left out. Default: a warning in the console. */
  onLeftOut?: ((misfit: Misfit) => void) | undefined;
}
/** BCP 47 tag of language and region, such as `sl-SI`. A server that does not have the language answers in English. */
type AppLanguage = `${string}-${string}`;
interface ApiOptions extends ReadOptions {
  /** Base URL of the API: absolute, or a path of the page's origin such as `/`. */
  baseUrl: string;
  /** Called before every request. */
  language: () => AppLanguage;
  /** Called before every request; null sends it without a token. */
  accessToken?: (() => string | null) | undefined;
  /**
   * Called once when a token is refused, for all calls that were sent with it: returns a newer token for another attempt
   * of each, or null to keep the refusals. `accessToken` has to return the newer token from then on. If it rejects with
   * an {@link ApiError}, the calls fail with it: a server that cannot renew a token now has refused nothing.
   *
   * @param refused the token that was sent
   */
  renewToken?: ((refused: string) => Promise<string | null>) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Milliseconds after which a call fails, with its repeats, the renewal of its token, and the download of its answer,
   * unless it is read as a stream. At most a day; default 60,000.
   */
  timeout?: number | undefined;
}
/** Query of an export. */
type ExportQuery = operations['exportData']['parameters']['query'];
type Operation = Record<string | number, unknown>;
/** A server confirms a change in its own way: fields may be absent, and so may the whole. */
type Read<M extends HttpMethod, Data> = M extends 'get' ? Data : Partial<Data> | undefined;
/** Options of a read, in addition to those of the contract. */
interface ReadAgain {
  /**
   * Result of the same read before. If the server answers that nothing has changed (304), it is the result again. A
   * server that sends no `ETag` answers as always.
   */
  earlier?: ApiResult<unknown> | undefined;
}
type Method<M extends HttpMethod> = <Path extends PathsWithMethod<paths, M>, Init extends MaybeOptionalInit<paths[Path], M>>(path: Path, ...init: RequiredKeysOf<Init> extends never ? [(Init & (M extends 'get' ? ReadAgain : unknown))?] : [Init & (M extends 'get' ? ReadAgain : unknown)]) => Promise<ApiResult<Read<M, Extract<FetchResponse<paths[Path][M] & Operation, Init, MediaType>, {
  data: unknown;
}>['data']>>>;
interface Api {
  GET: Method<'get'>;
  POST: Method<'post'>;
  PUT: Method<'put'>;
  DELETE: Method<'delete'>;
}
/**
 * A client of the contract whose calls never throw: every call resolves to `data` or to an {@link ApiError}.
 *
 * JSON has the form of the types, however the server writes it: see `readAnswer`.
 *
 * @throws TypeError for a base URL that is not an address
 */
declare function createApi(options: ApiOptions): Api;
/** Options of a call with a form-encoded body, which the token endpoint requires. */
declare const formEncoded: {
  headers: {
    'Content-Type': string;
  };
  bodySerializer: (body: object) => string;
};
/** Whether values of an interval can be computed from native ones; a day consists of all others. */
declare const divides: (native: NativeInterval$1, interval: NativeInterval$1) => boolean;
/**
 * The start of every interval of a columnar response, in epoch milliseconds.
 *
 * @param timeZone IANA zone whose civil days `P1D` counts, clock changes included
 * @returns one time for each value
 */
declare function gridTimes({
  start,
  step,
  values
}: Pick<SeriesValues$1, 'start' | 'step'> & {
  values: {
    length: number;
  };
}, timeZone: string): Float64Array<ArrayBuffer>;
/** The values of a columnar response; a gap is NaN. */
declare function gridValues({
  values
}: Pick<SeriesValues$1, 'values'>): Float32Array<ArrayBuffer>;
interface SeriesColumns {
  id: string;
  /** Interval of the values: the native one of the series, if that is longer than the requested one. */
  step: NativeInterval$1;
  /** Start of each interval, epoch milliseconds; series on one grid share them. */
  times: Float64Array<ArrayBuffer>;
  /** One for each time; NaN is a gap. */
  values: Float32Array<ArrayBuffer>;
  /** Flag of each value. */
  flags: Int8Array<ArrayBuffer>;
  /** Percentage measured, for each value; 100 for every value of a server that does not report it. */
  coverage: Uint8Array<ArrayBuffer>;
  /** For arithmetic means of percentile levels: the interval of these levels. */
  meanOf?: NativeInterval$1 | undefined;
}
interface DataColumns {
  interval: Interval$1;
  timeZone: string;
  /** Whether the answer names no known time zone, so `timeZone` is the one that was asked for. */
  isTimeZoneAssumed?: boolean | undefined;
  /** Requested period, epoch milliseconds. */
  from: number;
  to: number;
  series: SeriesColumns[];
}
/** Parts of the request, for a server that does not repeat them in its answer. */
interface AskedColumns {
  interval: Interval$1;
  /** Of the period, as in the request. */
  from: string;
  to: string;
  timeZone: string;
}
/** `Accept` header that prefers the binary form, with JSON as the fallback. */
declare const acceptColumns = "application/vnd.zrak.columns, application/json;q=0.9";
/**
 * The response of `getData` as typed arrays, from either of its two forms. A series that does not fit the contract is
 * left out, with a warning in the console.
 *
 * @param asked replaces what the server leaves out
 * @throws if the bytes have neither form, or lack what is not in `asked`; the console names the part that does not fit
 */
declare function readColumns(bytes: ArrayBuffer, asked?: AskedColumns): DataColumns;
export { type AdministeredMaintenanceAlert, type AlertRule, type AlertSubscription, type Api, ApiError, type ApiKey, type ApiOptions, type ApiResult, type AppLanguage, type AppVersion, type AskedColumns, type AuditEvent, type AuditKind, type AuditOutcome, type Capability, type CatalogueKey, type Category, type Client, type DataColumns, type ExportQuery, type FieldFault, type FiredAlert, type ImportOutcome, type ImportedSeries, type IndexDays, type IndexMean, type Instrument, type Interval, type LimitCheck, type Location, type LocationSummary, type MaintenanceAlert, type MaintenanceAlertChange, type Misfit, type NativeInterval, type Network, type NetworkChange, type NetworkClient, type NetworkInstrument, type NetworkParameter, type NetworkSeries, type NetworkStation, type NoiseIndicators, type ParameterStatistics, type Photo, type ReferenceValue, type Report, type ReportSubscription, type ReportType, type Role, type SavedView, type Series, type SeriesColumns, type SeriesData, type SeriesValues, type Session, type SitePlan, type StaticFile, type StaticFileName, type StationState, type StationStatistics, type StationValue, type Statistics, type Token, type TrafficTotal, type User, type Warning, type WindFrequencies, type WrittenText, acceptColumns, catalogue, createApi, divides, formEncoded, gridTimes, gridValues, readColumns };