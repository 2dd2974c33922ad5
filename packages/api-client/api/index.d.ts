export { ApiError, catalogue, type CatalogueKey } from './types/ApiError.js';
export { createApi, formEncoded, type Api, type ApiOptions, type ApiResult, type AppLanguage, type ExportQuery, } from './types/createApi.js';
export { gridTimes, gridValues, offsetAt } from './types/grid.js';
export type { AppVersion, AuditEvent, AuditKind, AuditOutcome, Category, Client, IndexMean, Interval, Location, LocationSummary, MaintenanceAlert, ReferenceValue, Report, ReportType, Role, Series, SeriesData, SeriesValues, StaticFile, StaticFileName, StationState, StationValue, Token, User, Warning, } from './schema.js';
