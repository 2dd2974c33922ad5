export { ApiError, catalogue, type CatalogueKey } from './types/ApiError.js';
export type { ApiResult } from './types/ApiResult.js';
export { createApi, formEncoded, type Api, type ApiOptions, type AppLanguage, type ExportQuery } from './types/createApi.js';
export { gridTimes, gridValues } from './types/grid.js';
export type { Misfit } from './types/readAnswer.js';
export { acceptColumns, readColumns, type AskedColumns, type DataColumns, type SeriesColumns, } from './types/seriesColumns.js';
export type { AlertRule, AlertSubscription, AppVersion, AuditEvent, AuditKind, AuditOutcome, Capability, Category, Client, FiredAlert, IndexMean, IndexDays, Instrument, Interval, LimitCheck, Location, LocationSummary, MaintenanceAlert, NoiseIndicators, ParameterStatistics, Photo, ReferenceValue, Report, ReportSubscription, ReportType, Role, SavedView, Series, SeriesData, SeriesValues, StaticFile, StaticFileName, StationState, StationStatistics, Statistics, StationValue, Token, TrafficTotal, User, Warning, WindFrequencies, } from './schema.js';
