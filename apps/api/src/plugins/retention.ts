import { claimDay, releaseDay } from '../repositories/settings.ts';
import { Retention } from '../measurements/retention.ts';
import { secondsPerDay } from '../time/interval.ts';
import { servicePlugin } from './servicePlugin.ts';

/** Time between two looks whether a new day has begun, milliseconds. */
const lookMs = 600_000;

/** Age at which a sign-up is deleted if nobody has confirmed it, seconds. */
const unconfirmedFor = 7 * secondsPerDay;

/** Once a day, in one of the processes, deletes expired measurements, tokens and sign-ups. Stops between two transactions. */
export const retention = servicePlugin('retention', ['repositories', 'audit'], ({ services, onStop, onError }) => {
  const { database, now, settings, auditEvents: events, measurements, sessions, oneTimeTokens, users } = services;
  const { db } = database;
  const keep = settings.keepMeasurements;
  const work = new Retention({ db, now, keep, events, announce: () => measurements.announce() });
  let isStopping = false;
  let running: Promise<void> | undefined;
  /** A day that this process has claimed, whose work has failed, and that it could not give back. */
  let failedDay: number | undefined;
  const run = async (): Promise<void> => {
    const day = Math.floor(now() / secondsPerDay);
    if (day !== failedDay && !(await claimDay(db, 'retention-day', day))) return;
    try {
      await sessions.removeExpired();
      await oneTimeTokens.removeExpired();
      await users.removeUnconfirmed(new Date((now() - unconfirmedFor) * 1000));
      await work.removeExpired(() => isStopping);
      failedDay = undefined;
    } catch (error) {
      failedDay = await releaseDay(db, 'retention-day', day).then(
        () => undefined,
        () => day,
      );
      throw error;
    }
    if (isStopping) await releaseDay(db, 'retention-day', day);
  };
  const look = (): void => {
    running ??= run()
      .catch(onError)
      .finally(() => (running = undefined));
  };
  look();
  const timer = setInterval(look, lookMs);
  timer.unref();
  onStop(async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  });
  return {};
});
