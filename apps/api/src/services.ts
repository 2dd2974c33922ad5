import { type AccessTokens, createAccessTokens, createSecret } from './access/accessTokens.ts';
import { Quota, Throttle } from './access/throttle.ts';
import { BackgroundWork } from './backgroundWork.ts';
import { Content } from './content.ts';
import { type Database, openDatabase } from './db/database.ts';
import { createGenerator, type Generator } from './demo/generator.ts';
import { seedDemo } from './demo/seed.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { Feed } from './measurements/feed.ts';
import { StationStates } from './measurements/stationStates.ts';
import { MeasurementStore, secondsPerDay } from './measurements/store.ts';
import { Catalogue } from './repositories/catalogue.ts';
import { MaintenanceAlerts } from './repositories/maintenanceAlerts.ts';
import { OneTimeTokens } from './repositories/oneTimeTokens.ts';
import { Sessions } from './repositories/sessions.ts';
import { settingOnce } from './repositories/settings.ts';
import { Users } from './repositories/users.ts';
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
  store: MeasurementStore;
  states: StationStates;
  feed: Feed;
  accessTokens: AccessTokens;
  throttle: Throttle;
  resetMails: Quota;
  registrations: Quota;
  mailer: Mailer;
  background: BackgroundWork;
  content: Content;
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
    const feed = new Feed({ db, catalogue, store, states, alerts, isDemo: settings.demo, onError });
    const background = new BackgroundWork(onError);
    const services: Services = {
      settings,
      database,
      now,
      catalogue,
      users: new Users(db),
      sessions: new Sessions(db, now),
      oneTimeTokens: new OneTimeTokens(db, now),
      alerts,
      store,
      states,
      feed,
      accessTokens: createAccessTokens(await settingOnce(db, 'signing-key', createSecret), now),
      throttle: new Throttle(now),
      resetMails: new Quota(now, 3, 3600),
      registrations: new Quota(now, 30, 3600),
      mailer: createMailer(settings),
      background,
      content: new Content(),
      close: async () => {
        await feed.stop();
        await background.idle();
        await generator?.close();
        await database.close();
      },
    };
    await feed.start();
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
