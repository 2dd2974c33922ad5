import { type AccessTokens, createAccessTokens, createSecret } from './access/accessTokens.ts';
import { ensureAdministrator, type FirstAdministrator } from './access/firstAdministrator.ts';
import { Quota, Throttle } from './access/throttle.ts';
import { AlertWatch } from './alerts/alertWatch.ts';
import { AuditLog } from './audit/auditLog.ts';
import { BackgroundWork } from './backgroundWork.ts';
import { Content } from './content.ts';
import { type Database, openDatabase } from './db/database.ts';
import { demoDataSource } from './demo/dataSource.ts';
import { createGenerator, type Generator } from './demo/generator.ts';
import { equipDemo } from './demo/equipment.ts';
import { seedDemo } from './demo/seed.ts';
import type { DataSource } from './export/dataSource.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { Feed } from './measurements/feed.ts';
import { StationStates } from './measurements/stationStates.ts';
import { MeasurementStore, secondsPerDay } from './measurements/store.ts';
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
export interface Services {
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
  store: MeasurementStore;
  states: StationStates;
  feed: Feed;
  accessTokens: AccessTokens;
  /** Guesses at one name from one network. */
  throttle: Throttle;
  /** Guesses at any names from one address. */
  sprayThrottle: Throttle;
  /** Per account asked for, whether there is one or not. */
  resetMails: Quota;
  /** Mails asked for, and sign-ups, per address. */
  resetCalls: Quota;
  registrations: Quota;
  /** Names and addresses that were taken, per user who tried them: each tells that somebody has it. */
  takenNames: Quota;
  /** Data calls, per user or address. */
  calls: Quota;
  /** Refusals by the throttle that are told to the audit log. */
  throttledEvents: Quota;
  mailer: Mailer;
  background: BackgroundWork;
  content: Content;
  /** An administrator made at this start, whose password the operator has to be shown. */
  firstAdministrator: FirstAdministrator | undefined;
  close: () => Promise<void>;
}

const historyYears = 2;

/** Opens the database, seeds the demo where wanted, and catches up with now. @throws StartError */
export async function createServices(
  settings: Settings,
  now: () => number,
  onError: (error: unknown) => void,
): Promise<Services> {
  const database = await openDatabase({ ...settings, onError });
  const { db } = database;
  let generator: Generator | undefined;
  try {
    if (settings.demo) {
      await seedDemo(db);
      await equipDemo(db, now());
      generator = createGenerator();
    }
    const catalogue = new Catalogue(db);
    await catalogue.load();
    const store = new MeasurementStore({
      db,
      now,
      historyStart: await historyStartOf(db, now()),
      ...(generator === undefined ? {} : { generator }),
    });
    const states = new StationStates();
    const alerts = new MaintenanceAlerts(db);
    const users = new Users(db);
    const sessions = new Sessions(db, now);
    const mailer = createMailer(settings);
    const auditEvents = new AuditEvents(db);
    const audit = new AuditLog({ events: auditEvents, now, days: settings.auditDays, onError });
    const background = new BackgroundWork(onError);
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
    const dataSource = settings.demo ? demoDataSource : undefined;
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
    const feed = new Feed({
      db,
      catalogue,
      store,
      states,
      alerts,
      isDemo: settings.demo,
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
      feed,
      accessTokens: createAccessTokens(await settingOnce(db, 'signing-key', createSecret), now),
      throttle: new Throttle({ now, freeFailures: 5, longestWait: 300, memory: 900 }),
      sprayThrottle: new Throttle({ now, freeFailures: 30, longestWait: 60, memory: 900 }),
      resetMails: new Quota(now, 3, 3600),
      resetCalls: new Quota(now, 30, 3600),
      registrations: new Quota(now, 30, 3600),
      takenNames: new Quota(now, 20, 3600),
      calls: new Quota(now, settings.callsPerMinute, 60),
      throttledEvents: new Quota(now, 1, 60),
      mailer,
      background,
      content: new Content(settings.contentFolder),
      firstAdministrator: settings.demo ? undefined : await ensureAdministrator(settings, users, sessions),
      close: async () => {
        await feed.stop();
        await reportDelivery.stop();
        await background.idle();
        await audit.stop();
        mailer.close();
        await generator?.close();
        await database.close();
      },
    };
    await feed.start();
    audit.start();
    return services;
  } catch (error) {
    await generator?.close();
    await database.close();
    throw error;
  }
}

/** UTC day at which the history of this installation begins; decided at its first start. */
async function historyStartOf(db: Database['db'], now: number): Promise<number> {
  const day = await settingOnce(db, 'history-start-day', () => {
    const start = new Date(now * 1000);
    start.setUTCFullYear(start.getUTCFullYear() - historyYears);
    // A day earlier, so that two years back is covered in every time zone.
    return String(Math.floor(start.getTime() / 1000 / secondsPerDay) - 1);
  });
  return Number(day);
}
