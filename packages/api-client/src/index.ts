export { ApiError, catalogue, type CatalogueKey } from './ApiError.ts';
export { createApi, formEncoded, type Api, type ApiOptions, type ApiResult, type AppLanguage } from './createApi.ts';
export { gridTimes, gridValues, offsetAt } from './grid.ts';
export type {
  AppVersion,
  AuditEvent,
  AuditKind,
  AuditOutcome,
  Category,
  Client,
  Interval,
  Location,
  LocationSummary,
  MaintenanceAlert,
  ReferenceValue,
  Report,
  ReportType,
  Role,
  Series,
  SeriesData,
  SeriesValues,
  StaticFile,
  StaticFileName,
  StationState,
  StationValue,
  Token,
  User,
  Warning,
} from './schema.d.ts';
