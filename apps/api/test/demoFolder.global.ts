import { rmSync } from 'node:fs';
import { startApi, temporaryFolder } from './helpers.ts';

/**
 * Starts the API with the demo once, so that tests begin with a copy of its data folder: a first start takes five times
 * as long as a later one.
 */
export default async function setup(): Promise<() => void> {
  const folder = temporaryFolder();
  const api = await startApi({ folder });
  await api.close();
  process.env['ZRAK_TEST_DEMO_FOLDER'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
