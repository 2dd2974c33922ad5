import { openDatabase } from '../db/database.ts';
import { servicePlugin } from './servicePlugin.ts';

/** A database that is started at the same time may need longer than the API, milliseconds. */
const startTimeout = 60_000;

/** Begins to open the database, which works in a separate thread or process. The routes are set up meanwhile. */
export const databaseOpening = servicePlugin('databaseOpening', [], ({ services, onStop, onError }) => {
  const onWait = (reason: string): void => {
    console.warn(`The database of DATABASE_URL does not answer (${reason}); trying again for a minute.`);
  };
  const opening = openDatabase({ ...services.settings, startTimeout, onWait, onError });
  // The plugin `database` waits for the result and reports the error.
  const opened = opening.catch(() => undefined);
  onStop(async () => (await opened)?.close());
  return { opening };
});

/** Waits for the database. @throws StartError if it cannot be opened */
export const database = servicePlugin('database', ['databaseOpening'], async ({ services }) => ({
  database: await services.opening,
}));
