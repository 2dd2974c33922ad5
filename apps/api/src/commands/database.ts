import { openDatabase, type Db } from '../db/database.ts';
import { everything, within } from '../db/scope.ts';
import { installStandard } from '../parameters/installStandard.ts';
import { type Settings, settingsFrom, StartError } from '../settings.ts';
import { CommandError } from './command.ts';

export interface CommandContext {
  db: Db;
  settings: Settings;
  /** Seconds since 1970. */
  now: () => number;
}

/** In the message of `lockFolder`. */
export const inUse = /is in use by the process \d+/;

/**
 * Runs work on the database that the server would open: that of `DATABASE_URL`, or the embedded one in `ZRAK_DATA`.
 * Tables, parameters and limit values are brought up to date first, as at the start of the server.
 *
 * @throws CommandError if the database does not open
 */
export async function withDatabase<T>(work: (context: CommandContext) => Promise<T>): Promise<T> {
  const settings = settingsFrom(process.env);
  const database = await openDatabase({ ...settings, statementTimeout: 600_000 }).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    const advice = inUse.test(error.message) ? ' Stop the server first, or use PostgreSQL (DATABASE_URL).' : '';
    throw new CommandError(error.message + advice);
  });
  try {
    return await within(everything, async () => {
      await installStandard(database.db);
      return work({ db: database.db, settings, now: () => Date.now() / 1000 });
    });
  } finally {
    await database.close();
  }
}
