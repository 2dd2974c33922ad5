import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { Aggregator } from '@zrak/quantities/aggregation';
import type { Schemas } from '../contract/schemas.ts';
import type { Language, LocalText } from '../language.ts';
import type { Interval } from '../time/interval.ts';

type Json<T> = ColumnType<T, string, string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface ClientTable {
  id: string;
  code: string;
  name: string;
  isPublic: boolean;
  /** `#rrggbb` */
  accentColor: string | null;
}

export interface ClientLogoTable {
  clientId: string;
  mediaType: string;
  content: Uint8Array;
}

export interface WrittenTextTable {
  /** Null for all clients. */
  clientId: string | null;
  name: string;
  language: Language;
  title: string;
  /** Markdown. */
  body: string;
  changedAt: Date;
}

export interface SitePlanTable {
  clientId: string;
  mediaType: string;
  content: Uint8Array;
  md5: GeneratedAlways<string>;
  width: number;
  height: number;
  description: Json<LocalText>;
}

export type DayBoundary = 'civil' | 'utcPlus1';

export type StationArea = 'urban' | 'suburban' | 'rural';
export type StationSite = 'background' | 'traffic' | 'industrial';

export interface LocationTable {
  id: string;
  clientId: string;
  name: string;
  latitude: number;
  longitude: number;
  altitude: number;
  area: StationArea;
  site: StationSite;
  timeZone: string;
  dayBoundary: DayBoundary;
  noiseZone: number | null;
  deliveryDelaySeconds: number;
  operatingSince: string | null;
  /** Fractions of width and height of the site plan. */
  planPosition: [x: number, y: number] | null;
}

/** Physical quantity of a parameter. */
export type QuantityKind = NonNullable<Schemas['Series']['quantityKind']>;

export type Category = 'pollution' | 'meteorology' | 'noise' | 'wind' | 'traffic' | 'system';

/** Rows of the standard follow the release; rows of the operator stay as they are. */
export type Origin = ColumnType<'standard' | 'operator', 'standard' | 'operator' | undefined>;

export interface ParameterTable {
  code: string;
  category: Category;
  name: Json<LocalText>;
  unit: string;
  decimals: number;
  quantity: QuantityKind;
  aggregator: Aggregator;
  detectionLimit: number | null;
  sortOrder: number;
  origin: Origin;
}

export interface SeriesTable {
  id: Generated<number>;
  key: string;
  locationId: string;
  parameterCode: string;
  stepSeconds: number;
  instrumentId: string | null;
}

/** Days as `2026-11-02`. */
export interface InstrumentTable {
  id: string;
  locationId: string;
  maker: string;
  model: string;
  principle: Json<LocalText>;
  serialNumber: string | null;
  inletHeight: number | null;
  operatingSince: string | null;
  lastCalibration: string | null;
}

export interface PhotoTable {
  id: string;
  locationId: string;
  mediaType: string;
  content: Uint8Array;
  width: number;
  height: number;
  alt: Json<LocalText>;
  caption: ColumnType<LocalText | null, string | null, string | null>;
  /** `2026-11-02` */
  takenOn: string | null;
  viewDirection: number | null;
  sortOrder: number;
}

export interface CatalogueRevisionTable {
  revision: number;
}

export interface MeasurementChunkTable {
  seriesId: number;
  day: number;
  filled: number;
  complete: boolean;
  samples: Uint8Array;
  flags: Uint8Array;
}

export interface MeasurementImportTable {
  /** `pg` returns a bigint as a string, PGlite as a number. */
  id: GeneratedAlways<string | number>;
  clientId: string | null;
  source: string;
  contentHash: string | null;
  actor: string;
  recordedAt: Date;
  added: Defaulted<number>;
  replaced: Defaulted<number>;
  unchanged: Defaulted<number>;
}

export interface MeasurementChunkRevisionTable {
  seriesId: number;
  day: number;
  importId: string | number;
  filled: number;
  samples: Uint8Array;
  flags: Uint8Array;
}

export interface ReferenceValueTable {
  id: Generated<number>;
  parameterCode: string;
  regime: string;
  kind: string;
  averaging: string;
  value: number;
  allowedExceedances: number | null;
  noiseZone: number | null;
  label: Json<LocalText>;
  origin: Origin;
}

export interface MaintenanceAlertTable {
  id: string;
  clientId: string;
  locationId: string | null;
  startsAt: Date;
  endsAt: Date;
  title: Json<LocalText>;
  message: Json<LocalText>;
  /** Of the instruments that are worked on; null for the whole station. */
  parameters: string[] | null;
}

export interface ReadMaintenanceAlertTable {
  userId: string;
  alertId: string;
}

export interface ReportTable {
  id: string;
  clientId: string;
  type: string;
  year: number;
  title: string;
  language: string;
  fileName: string;
  mediaType: string;
  size: number;
  publishedAt: Date;
  content: Uint8Array;
}

export type UserStatus = 'unconfirmed' | 'confirmed' | 'rejected';

export interface AppUserTable {
  id: string;
  userName: string;
  fullName: string;
  email: string;
  phoneNumber: string | null;
  jobTitle: string | null;
  passwordHash: string | null;
  clientId: string | null;
  roles: string[];
  createdByPlatform: string;
  status: UserStatus;
  isEnabled: Defaulted<boolean>;
  createdAt: Defaulted<Date>;
  updatedAt: Defaulted<Date>;
}

export interface RefreshTokenTable {
  hash: string;
  family: string;
  userId: string;
  familyStartedAt: Date;
  issuedAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  successor: ColumnType<string | null, string | undefined, string>;
  nonce: Defaulted<string | null>;
  retried: Defaulted<boolean>;
  browser: string | null;
  system: string | null;
}

export interface OneTimeTokenTable {
  hash: string;
  userId: string;
  purpose: 'confirm-user' | 'reset-password';
  issuedAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  /** Of the sign-up that the link confirms. */
  passwordHash: string | null;
  fullName: string | null;
}

export interface AuditEventTable {
  /** `pg` returns a bigint as a string, PGlite as a number. */
  id: GeneratedAlways<string | number>;
  at: Date;
  kind: string;
  outcome: string;
  actorId: string | null;
  actorName: string | null;
  targetId: string | null;
  targetName: string | null;
  clientId: string | null;
  network: string | null;
  details: ColumnType<AuditDetails, string, never>;
}

/** Details of an event, depending on its kind; `changes`, `export` and so on of the contract. */
export interface AuditDetails {
  changes?: { field: string; from?: string; to?: string }[];
  export?: { seriesIds: string[]; from: string; to: string; interval: string; rows: number };
  apiKey?: { id: string; name: string };
  networkChanges?: { action: string; kind: string; label: string }[];
  measurementsImport?: { name: string; added: number; replaced: number };
  retention?: { series: number; days: number; values: number };
  contentChange?: {
    action: 'add' | 'change' | 'remove';
    kind: 'maintenanceAlert' | 'report' | 'photo' | 'text';
    label: string;
  };
  report?: { id: string; title: string };
}

export interface AlertSubscriptionTable {
  id: string;
  userId: string;
  locationId: string;
  kind: 'above' | 'below' | 'silence';
  seriesId: number | null;
  threshold: number | null;
  averaging: Interval | null;
  intervals: number | null;
  hours: number | null;
  language: Language;
  isEnabled: boolean;
  isFiring: Defaulted<boolean>;
  judgedUntil: Date;
  createdAt: Date;
}

export interface FiredAlertTable {
  /** `pg` returns a bigint as a string, PGlite as a number. */
  id: GeneratedAlways<string | number>;
  subscriptionId: string;
  at: Date;
  value: number | null;
  clearedAt: Date | null;
  isMailDue: boolean;
  mailClaimedAt: Defaulted<Date | null>;
  recordedAt: Date;
}

export interface SavedViewTable {
  id: string;
  userId: string;
  clientId: string;
  name: string;
  search: string;
  createdAt: Date;
}

export interface ReportSubscriptionTable {
  id: string;
  userId: string;
  clientId: string;
  /** Null: all stations. */
  locationId: string | null;
  language: Language;
  createdAt: Date;
}

export interface ReportDeliveryTable {
  subscriptionId: string;
  /** `2026-10` */
  month: string;
  claimedAt: Date;
  sentAt: Date | null;
}

/** A key of a machine. Its secret is stored as a hash only. */
export interface ApiKeyTable {
  id: string;
  name: string;
  hash: string;
  clientId: string;
  /** Null: all stations of the client. */
  locationIds: string[] | null;
  createdAt: Date;
  createdBy: string;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

export interface SharedRecordTable {
  key: string;
  content: ColumnType<unknown, string | null, string | null>;
  /** Seconds since 1970. */
  expiresAt: number;
}

export interface SettingTable {
  key: string;
  value: string;
}

/** Every table, as Kysely sees it. The SQL in `migrations/` is the truth; this follows it. */
export interface Tables {
  client: ClientTable;
  location: LocationTable;
  parameter: ParameterTable;
  series: SeriesTable;
  instrument: InstrumentTable;
  clientLogo: ClientLogoTable;
  writtenText: WrittenTextTable;
  sitePlan: SitePlanTable;
  photo: PhotoTable;
  measurementChunk: MeasurementChunkTable;
  measurementImport: MeasurementImportTable;
  measurementChunkRevision: MeasurementChunkRevisionTable;
  referenceValue: ReferenceValueTable;
  maintenanceAlert: MaintenanceAlertTable;
  readMaintenanceAlert: ReadMaintenanceAlertTable;
  report: ReportTable;
  appUser: AppUserTable;
  refreshToken: RefreshTokenTable;
  oneTimeToken: OneTimeTokenTable;
  auditEvent: AuditEventTable;
  alertSubscription: AlertSubscriptionTable;
  firedAlert: FiredAlertTable;
  savedView: SavedViewTable;
  reportSubscription: ReportSubscriptionTable;
  reportDelivery: ReportDeliveryTable;
  apiKey: ApiKeyTable;
  setting: SettingTable;
  sharedRecord: SharedRecordTable;
  catalogueRevision: CatalogueRevisionTable;
}

export type Client = Selectable<ClientTable>;
export type Location = Selectable<LocationTable>;
export type Parameter = Selectable<ParameterTable>;
export type Series = Selectable<SeriesTable>;
export type Instrument = Selectable<InstrumentTable>;
export type ClientLogo = Selectable<ClientLogoTable>;
export type WrittenText = Selectable<WrittenTextTable>;
export type SitePlan = Selectable<SitePlanTable>;
export type Photo = Selectable<PhotoTable>;
export type ReferenceValue = Selectable<ReferenceValueTable>;
export type MaintenanceAlert = Selectable<MaintenanceAlertTable>;
export type Report = Selectable<ReportTable>;
export type AppUser = Selectable<AppUserTable>;
export type NewAppUser = Insertable<AppUserTable>;
export type AuditEvent = Selectable<AuditEventTable>;
export type ApiKey = Selectable<ApiKeyTable>;
export type AlertSubscription = Selectable<AlertSubscriptionTable>;
export type NewAlertSubscription = Insertable<AlertSubscriptionTable>;
export type FiredAlert = Selectable<FiredAlertTable>;
export type SavedView = Selectable<SavedViewTable>;
export type ReportSubscription = Selectable<ReportSubscriptionTable>;
export type RefreshToken = Selectable<RefreshTokenTable>;
export type NewAuditEvent = Insertable<AuditEventTable>;
