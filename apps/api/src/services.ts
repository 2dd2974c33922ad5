import { type AccessTokens, createAccessTokens, createSecret } from './access/accessTokens.ts';
import { ensureAdministrator, type FirstAdministrator } from './access/firstAdministrator.ts';
import { createQuotas, type SharedQuotas } from './access/quotas.ts';
import { Quota, Throttle } from './access/throttle.ts';
import { AlertWatch } from './alerts/alertWatch.ts';
import { AuditLog } from './audit/auditLog.ts';
import { BackgroundWork } from './backgroundWork.ts';
import { Content } from './content.ts';
import { type Database, openDatabase } from './db/database.ts';
import { everything, within } from './db/scope.ts';
import { createDemo, type Demo, demoPassword } from './demo/plugin.ts';
import type { DataSource } from './export/dataSource.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { MeasurementClock } from './measurements/measurementClock.ts';
import type { SeriesReader } from './measurements/seriesReader.ts';
import { StationStates } from './measurements/stationStates.ts';
import { MeasurementStore } from './measurements/store.ts';
import { AlertSubscriptions } from './repositories/alertSubscriptions.ts';
import { AuditEvents } from './repositories/auditEvents.ts';
import { Catalogue } from './repositories/catalogue.ts';
import { MaintenanceAlerts } from './repositories/maintenanceAlerts.ts';
import { OneTimeTokens } from './repositories/oneTimeTokens.ts';
import { Photos } from './repositories/photos.ts';
import { Reports } from './repositories/reports.ts';
import { SavedViews } from './repositories/savedViews.ts';
import { ReportSubscriptions } from './repositories/reportSubscriptions.ts';
import { Sessions } from './repositories/sessions.ts';
import { settingOnce } from './repositories/settings.ts';
import { Users } from './repositories/users.ts';
import { ReportDelivery } from './reports/reportDelivery.ts';
import type { Settings } from './settings.ts';

/** All that the handlers work with, made once. */
export interface Services extends SharedQuotas {
  settings: Settings;
  database: Database;
  /** Seconds since 1970. */
  now: () => number;
  catalogue: Catalogue;
  users: Users;
  sessions: Sessions;
  oneTimeTokens: OneTimeTokens;
  alerts: MaintenanceAlerts;
  alertSubscriptions: AlertSubscriptions;
  savedViews: SavedViews;
  photos: Photos;
  reports: Reports;
  reportSubscriptions: ReportSubscriptions;
  reportDelivery: ReportDelivery;
  /** Of values that were not measured; undefined: measured. */
  dataSource: DataSource | undefined;
  auditEvents: AuditEvents;
  audit: AuditLog;
  /** The stored measurements; where the demo runs, days it has not stored yet are computed before they are read. */
  store: SeriesReader;
  states: StationStates;
  clock: MeasurementClock;
  demo: Demo | undefined;
  /** The published password of the demo, which other installations refuse; undefined where it is accepted. */
  refusedPassword: string | undefined;
  accessTokens: AccessTokens;
  /** Guesses at one name from one network. */
  throttle: Throttle;
  /** Guesses at any names from one address. */
  sprayThrottle: Throttle;
  /** Data calls, per user or address. */
  calls: Quota;
  mailer: Mailer;
  background: BackgroundWork;
  content: Content;
  /** An administrator made at this start, whose password the operator has to be shown. */
  firstAdministrator: FirstAdministrator | undefined;
  close: () => Promise<void>;
}

/** Opens the database, seeds the demo where wanted, and catches up with now. @throws StartError */
export async function createServices(
  settings: Settings,
  now: () => number,
  onError: (error: unknown) => void,
): Promise<Services> {
  const database = await openDatabase({ ...settings, onError });
  const { db } = database;
  let demo: Demo | undefined;
  try {
    const background = new BackgroundWork(onError);
    const catalogue = new Catalogue({
      db,
      onChange: () => background.run(() => within(everything, () => clock.refreshStates())),
      onError,
    });
    const stored = new MeasurementStore({ db, now });
    if (settings.demo) {
      demo = createDemo({ db, store: stored, catalogue, now });
      await demo.seed();
    }
    const store = demo?.reader ?? stored;
    await catalogue.load();
    await demo?.start();
    const states = new StationStates();
    const alerts = new MaintenanceAlerts(db);
    const users = new Users(db);
    const sessions = new Sessions(db, now);
    const mailer = createMailer(settings);
    const auditEvents = new AuditEvents(db);
    const audit = new AuditLog({ events: auditEvents, now, days: settings.auditDays, onError });
    const alertSubscriptions = new AlertSubscriptions(db);
    const alertWatch = new AlertWatch({
      subscriptions: alertSubscriptions,
      catalogue,
      store,
      states,
      maintenance: alerts,
      mailer,
      publicUrl: settings.publicUrl,
      onError,
    });
    const dataSource = demo?.dataSource;
    const reportSubscriptions = new ReportSubscriptions(db);
    const reportDelivery = new ReportDelivery({
      subscriptions: reportSubscriptions,
      catalogue,
      store,
      maintenance: alerts,
      mailer,
      publicUrl: settings.publicUrl,
      dataSource,
      onError,
    });
    const clock = new MeasurementClock({
      catalogue,
      store,
      states,
      alerts,
      bringValues: demo?.tick,
      onValues: () => {
        background.run(() => alertWatch.run());
        background.run(() => reportDelivery.run());
      },
      onError,
    });
    const services: Services = {
      settings,
      database,
      now,
      catalogue,
      users,
      sessions,
      oneTimeTokens: new OneTimeTokens(db, now),
      alerts,
      alertSubscriptions,
      savedViews: new SavedViews(db),
      photos: new Photos(db),
      reports: new Reports(db),
      reportSubscriptions,
      reportDelivery,
      dataSource,
      auditEvents,
      audit,
      store,
      states,
      clock,
      demo,
      refusedPassword: settings.demo ? undefined : demoPassword,
      accessTokens: createAccessTokens(await settingOnce(db, 'signing-key', createSecret), now),
      throttle: new Throttle({ now, freeFailures: 5, longestWait: 300, memory: 900 }),
      sprayThrottle: new Throttle({ now, freeFailures: 30, longestWait: 60, memory: 900 }),
      ...(await createQuotas({ database, now, onError })),
      calls: new Quota(now, settings.callsPerMinute, 60),
      mailer,
      background,
      content: new Content(settings.contentFolder),
      firstAdministrator: settings.demo ? undefined : await ensureAdministrator(settings, users, sessions),
      close: async () => {
        await clock.stop();
        await reportDelivery.stop();
        await background.idle();
        await audit.stop();
        mailer.close();
        await demo?.close();
        await database.close();
      },
    };
    await clock.start();
    audit.start();
    return services;
  } catch (error) {
    await demo?.close();
    await database.close();
    throw error;
  }
}
