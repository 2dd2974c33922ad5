import { openDatabase } from '../src/db/database.ts';
import { temporaryFolder } from './helpers.ts';

/**
 * Applies all migrations to a new embedded database once, so that tests begin with a copy: the migrations take more than
 * half of the processor time of a database without the demo. `demoFolder.global.ts` runs before and removes the folder.
 */
export default async function setup(): Promise<void> {
  const folder = temporaryFolder();
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  await database.close();
  process.env['ZRAK_TEST_MIGRATED_FOLDER'] = folder;
}
