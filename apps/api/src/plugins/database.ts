import { type Database, type DatabaseOptions, openDatabase } from '../db/database.ts';
import { servicePlugin } from './servicePlugin.ts';

/** A database that is started at the same time may need longer than the API, milliseconds. */
const startTimeout = 60_000;

/**
 * Begins to open the database, which works in a separate thread or process. The caller that waits for the
 * result reports the error.
 */
export function beginToOpen(options: Pick<DatabaseOptions, 'databaseUrl' | 'dataFolder'>): Promise<Database> {
  const onWait = (reason: string): void => {
    console.warn(`The database of DATABASE_URL does not answer (${reason}); trying again for a minute.`);
  };
  const opening = openDatabase({ ...options, startTimeout, onWait });
  opening.catch(() => undefined);
  return opening;
}

/** Closes the database as the last of all, also if the API does not start. */
export const databaseClosing = servicePlugin('databaseClosing', [], ({ services, onStop }) => {
  const opened = services.opening.catch(() => undefined);
  onStop(async () => (await opened)?.close());
  return {};
});

/** Waits for the database. @throws StartError if it cannot be opened */
export const database = servicePlugin('database', ['databaseClosing'], async ({ services, onError }) => {
  const opened = await services.opening;
  opened.onError = onError;
  return { database: opened };
});
