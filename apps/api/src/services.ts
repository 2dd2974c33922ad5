import type { AccessTokens } from './access/accessTokens.ts';
import type { Admission } from './access/admission.ts';
import type { FirstAdministrator } from './access/firstAdministrator.ts';
import type { SharedLimits } from './access/limits.ts';
import type { SharedQuotas } from './access/quotas.ts';
import type { RefusedAccess } from './access/refusedAccess.ts';
import type { AlertWatch } from './alerts/alertWatch.ts';
import type { KeptAnswers } from './answers/keptAnswers.ts';
import type { AuditLog } from './audit/auditLog.ts';
import type { BackgroundWork } from './backgroundWork.ts';
import type { Content } from './content.ts';
import type { Database } from './db/database.ts';
import type { DataSource } from './export/dataSource.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MeasurementClock } from './measurements/measurementClock.ts';
import type { Meters } from './metrics/meters.ts';
import type { SeriesReader } from './measurements/seriesReader.ts';
import type { StationStates } from './measurements/stationStates.ts';
import type { MeasurementStore } from './measurements/store.ts';
import type { AlertSubscriptions } from './repositories/alertSubscriptions.ts';
import type { ApiKeys } from './repositories/apiKeys.ts';
import type { AuditEvents } from './repositories/auditEvents.ts';
import type { Catalogue } from './repositories/catalogue.ts';
import type { MaintenanceAlerts } from './repositories/maintenanceAlerts.ts';
import type { Accounts } from './repositories/accounts.ts';
import type { OneTimeTokens } from './repositories/oneTimeTokens.ts';
import type { ClientLogos } from './repositories/clientLogos.ts';
import type { SitePlans } from './repositories/sitePlans.ts';
import type { Photos } from './repositories/photos.ts';
import type { Reports } from './repositories/reports.ts';
import type { ReportSubscriptions } from './repositories/reportSubscriptions.ts';
import type { SavedViews } from './repositories/savedViews.ts';
import type { Sessions } from './repositories/sessions.ts';
import type { WrittenTexts } from './repositories/writtenTexts.ts';
import type { Users } from './repositories/users.ts';
import type { ReportDelivery } from './reports/reportDelivery.ts';
import type { Settings } from './settings.ts';
import type { ReportStatistics } from './statistics/reportStatistics.ts';

/** Everything the handlers work with. Each plugin in `plugins/`, and the demo, adds its part at the start. */
export interface Services extends SharedQuotas, SharedLimits {
  settings: Settings;
  /** Seconds since 1970. */
  now: () => number;
  content: Content;
  keptAnswers: KeptAnswers;
  admission: Admission;
  /** The published password of the demo, which other installations refuse; undefined where it is accepted. */
  refusedPassword: string | undefined;

  /** After SIGTERM: requests are answered, but a load balancer is to send them elsewhere. */
  isStopping: boolean;
  /** The log of what callers were refused. */
  refusedAccess: RefusedAccess;
  /** Receives reports about the work; without metrics it ignores them. */
  meters: Meters;
  /** Address of the metrics, if they are on. */
  metricsUrl?: string;

  opening: Promise<Database>;
  database: Database;

  catalogue: Catalogue;
  users: Users;
  sessions: Sessions;
  oneTimeTokens: OneTimeTokens;
  accounts: Accounts;
  apiKeys: ApiKeys;
  alerts: MaintenanceAlerts;
  alertSubscriptions: AlertSubscriptions;
  savedViews: SavedViews;
  photos: Photos;
  clientLogos: ClientLogos;
  /** Texts from the portal; `content` has those of files. */
  writtenTexts: WrittenTexts;
  sitePlans: SitePlans;
  reports: Reports;
  reportSubscriptions: ReportSubscriptions;
  auditEvents: AuditEvents;
  /** Reads and writes stored measurements. */
  measurements: MeasurementStore;
  /** Reads measurements; where the demo runs, days it has not stored yet are computed before they are read. */
  store: SeriesReader;
  states: StationStates;
  reportStatistics: ReportStatistics;

  /** Creates new values, if this process is their source. */
  bringValues?: () => Promise<void>;
  /** Source stated in exports and reports if the values were computed, not measured. */
  dataSource?: DataSource;
  /** A line for the console after the start. */
  greeting?: string;

  mailer: Mailer;
  audit: AuditLog;
  background: BackgroundWork;

  accessTokens: AccessTokens;
  /** An administrator made at this start, whose password the operator has to be shown. */
  firstAdministrator: FirstAdministrator | undefined;

  alertWatch: AlertWatch;
  reportDelivery: ReportDelivery;
  clock: MeasurementClock;
}
