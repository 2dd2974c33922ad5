import type { ColumnType, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { Aggregator } from '@zrak/quantities/aggregation';
import type { Language, LocalText } from '../language.ts';
import type { Interval } from '../time/interval.ts';

type Json<T> = ColumnType<T, string, string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface ClientTable {
  id: string;
  code: string;
  name: string;
  is_public: boolean;
}

export type DayBoundary = 'civil' | 'utcPlus1';

export type StationArea = 'urban' | 'suburban' | 'rural';
export type StationSite = 'background' | 'traffic' | 'industrial';

export interface LocationTable {
  id: string;
  client_id: string;
  name: string;
  latitude: number;
  longitude: number;
  altitude: number;
  area: StationArea;
  site: StationSite;
  time_zone: string;
  day_boundary: DayBoundary;
  noise_zone: number | null;
  delivery_delay_seconds: number;
  operating_since: string | null;
}

export type Category = 'pollution' | 'meteorology' | 'noise' | 'wind' | 'traffic' | 'system';

export interface ParameterTable {
  code: string;
  category: Category;
  name: Json<LocalText>;
  unit: string;
  decimals: number;
  quantity: string;
  aggregator: Aggregator;
  detection_limit: number | null;
  sort_order: number;
}

export interface SeriesTable {
  id: number;
  key: string;
  location_id: string;
  parameter_code: string;
  step_seconds: number;
  instrument_id: string | null;
}

/** Days as `2026-11-02`. */
export interface InstrumentTable {
  id: string;
  location_id: string;
  maker: string;
  model: string;
  principle: Json<LocalText>;
  serial_number: string | null;
  inlet_height: number | null;
  operating_since: string | null;
  last_calibration: string | null;
}

export interface PhotoTable {
  id: string;
  location_id: string;
  media_type: string;
  content: Uint8Array;
  width: number;
  height: number;
  alt: Json<LocalText>;
  caption: ColumnType<LocalText | null, string | null, string | null>;
  /** `2026-11-02` */
  taken_on: string | null;
  view_direction: number | null;
  sort_order: number;
}

export interface CatalogueRevisionTable {
  revision: number;
}

export interface MeasurementChunkTable {
  series_id: number;
  day: number;
  filled: number;
  complete: boolean;
  samples: Uint8Array;
  flags: Uint8Array;
}

export interface ReferenceValueTable {
  id: number;
  parameter_code: string;
  regime: string;
  kind: string;
  averaging: string;
  value: number;
  allowed_exceedances: number | null;
  noise_zone: number | null;
  label: Json<LocalText>;
}

export interface MaintenanceAlertTable {
  id: string;
  client_id: string;
  location_id: string | null;
  starts_at: Date;
  ends_at: Date;
  title: Json<LocalText>;
  message: Json<LocalText>;
}

export interface ReadMaintenanceAlertTable {
  user_id: string;
  alert_id: string;
}

export interface ReportTable {
  id: string;
  client_id: string;
  type: string;
  year: number;
  title: string;
  language: string;
  file_name: string;
  media_type: string;
  size: number;
  published_at: Date;
  content: Uint8Array;
}

export type UserStatus = 'unconfirmed' | 'confirmed' | 'rejected';

export interface AppUserTable {
  id: string;
  user_name: string;
  full_name: string;
  email: string;
  phone_number: string | null;
  job_title: string | null;
  password_hash: string | null;
  client_id: string | null;
  roles: string[];
  created_by_platform: string;
  status: UserStatus;
  is_enabled: Defaulted<boolean>;
  created_at: Defaulted<Date>;
  updated_at: Defaulted<Date>;
}

export interface RefreshTokenTable {
  hash: string;
  family: string;
  user_id: string;
  family_started_at: Date;
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
  successor: ColumnType<string | null, string | undefined, string>;
  retried: Defaulted<boolean>;
}

export interface OneTimeTokenTable {
  hash: string;
  user_id: string;
  purpose: 'confirm-user' | 'reset-password';
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface AuditEventTable {
  /** `pg` returns a bigint as a string, PGlite as a number. */
  id: GeneratedAlways<string | number>;
  at: Date;
  kind: string;
  outcome: string;
  actor_id: string | null;
  actor_name: string | null;
  target_id: string | null;
  target_name: string | null;
  client_id: string | null;
  network: string | null;
  details: ColumnType<AuditDetails, string, never>;
}

/** Details of an event, depending on its kind; `changes`, `export` and `report` of the contract. */
export interface AuditDetails {
  changes?: { field: string; from?: string; to?: string }[];
  export?: { seriesIds: string[]; from: string; to: string; interval: string; rows: number };
  report?: { id: string; title: string };
}

export interface AlertSubscriptionTable {
  id: string;
  user_id: string;
  location_id: string;
  kind: 'above' | 'below' | 'silence';
  series_id: number | null;
  threshold: number | null;
  averaging: Interval | null;
  intervals: number | null;
  hours: number | null;
  language: Language;
  is_enabled: boolean;
  is_firing: Defaulted<boolean>;
  judged_until: Date;
  created_at: Date;
}

export interface FiredAlertTable {
  /** `pg` returns a bigint as a string, PGlite as a number. */
  id: GeneratedAlways<string | number>;
  subscription_id: string;
  at: Date;
  value: number | null;
  cleared_at: Date | null;
  is_mail_due: boolean;
  mail_claimed_at: Defaulted<Date | null>;
  recorded_at: Date;
}

export interface SavedViewTable {
  id: string;
  user_id: string;
  client_id: string;
  name: string;
  search: string;
  created_at: Date;
}

export interface ReportSubscriptionTable {
  id: string;
  user_id: string;
  client_id: string;
  /** Null: all stations. */
  location_id: string | null;
  language: Language;
  created_at: Date;
}

export interface ReportDeliveryTable {
  subscription_id: string;
  /** `2026-10` */
  month: string;
  claimed_at: Date;
  sent_at: Date | null;
}

export interface SettingTable {
  key: string;
  value: string;
}

export interface MigrationTable {
  name: string;
  applied_at: GeneratedAlways<Date>;
}

/** Every table, as typed for Kysely. The SQL in `migrations/` is authoritative. */
export interface Tables {
  client: ClientTable;
  location: LocationTable;
  parameter: ParameterTable;
  series: SeriesTable;
  instrument: InstrumentTable;
  photo: PhotoTable;
  measurement_chunk: MeasurementChunkTable;
  reference_value: ReferenceValueTable;
  maintenance_alert: MaintenanceAlertTable;
  read_maintenance_alert: ReadMaintenanceAlertTable;
  report: ReportTable;
  app_user: AppUserTable;
  refresh_token: RefreshTokenTable;
  one_time_token: OneTimeTokenTable;
  audit_event: AuditEventTable;
  alert_subscription: AlertSubscriptionTable;
  fired_alert: FiredAlertTable;
  saved_view: SavedViewTable;
  report_subscription: ReportSubscriptionTable;
  report_delivery: ReportDeliveryTable;
  setting: SettingTable;
  migration: MigrationTable;
  catalogue_revision: CatalogueRevisionTable;
}

export type Client = Selectable<ClientTable>;
export type Location = Selectable<LocationTable>;
export type Parameter = Selectable<ParameterTable>;
export type Series = Selectable<SeriesTable>;
export type Instrument = Selectable<InstrumentTable>;
export type Photo = Selectable<PhotoTable>;
export type ReferenceValue = Selectable<ReferenceValueTable>;
export type MaintenanceAlert = Selectable<MaintenanceAlertTable>;
export type Report = Selectable<ReportTable>;
export type AppUser = Selectable<AppUserTable>;
export type NewAppUser = Insertable<AppUserTable>;
export type AuditEvent = Selectable<AuditEventTable>;
export type AlertSubscription = Selectable<AlertSubscriptionTable>;
export type NewAlertSubscription = Insertable<AlertSubscriptionTable>;
export type FiredAlert = Selectable<FiredAlertTable>;
export type SavedView = Selectable<SavedViewTable>;
export type ReportSubscription = Selectable<ReportSubscriptionTable>;
export type RefreshToken = Selectable<RefreshTokenTable>;
export type NewAuditEvent = Insertable<AuditEventTable>;
