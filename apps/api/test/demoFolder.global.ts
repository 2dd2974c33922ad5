import { rmSync } from 'node:fs';
import { startApi, temporaryFolder } from './helpers.ts';

/**
 * Starts the API with the demo once, so that tests begin with a copy of its data folder: a first start takes five times
 * as long as a later one. The folders of all tests are in one, which is removed at the end.
 */
export default async function setup(): Promise<() => void> {
  const all = temporaryFolder();
  process.env['ZRAK_TEST_FOLDER'] = all;
  const folder = temporaryFolder();
  const api = await startApi({ folder });
  await api.close();
  process.env['ZRAK_TEST_DEMO_FOLDER'] = folder;
  return () => rmSync(all, { recursive: true, force: true });
}
