import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from './contract/schemas.ts';

const manifestPath = join(import.meta.dirname, '../package.json');
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as { version: string };

/**
 * The sources run without a build step, so the build date is the date of the files. `ZRAK_BUILD_DATE` and `ZRAK_COMMIT`
 * override it.
 */
export const version: Schemas['AppVersion'] = {
  version: manifest.version,
  buildDate: process.env['ZRAK_BUILD_DATE'] ?? `${statSync(manifestPath).mtime.toISOString().slice(0, 19)}Z`,
  ...(process.env['ZRAK_COMMIT'] === undefined ? {} : { commit: process.env['ZRAK_COMMIT'] }),
};
