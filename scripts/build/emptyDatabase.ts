import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { zipSync } from 'fflate';
import { EmbeddedDatabase } from '../../apps/api/src/db/embedded.ts';
import { emptyDatabaseFile, pgliteVersion } from '../../apps/api/src/db/emptyDatabase.ts';
import { root } from '../run.ts';

const archives = 'apps/api/src/db/emptyDatabase-*.zip.br';

/** Archives that are missing or belong to another version of PGlite. */
export function outdatedArchives(): string[] {
  const wanted = emptyDatabaseFile(pgliteVersion());
  const others = globSync(archives, { cwd: root }).map((path) => join(root, path));
  return [...others.filter((path) => path !== wanted), ...(existsSync(wanted) ? [] : [wanted])];
}

/** Writes the archive of the installed version, half a minute, unless it is there. */
export async function writeEmptyDatabase(): Promise<void> {
  for (const path of outdatedArchives()) rmSync(path, { force: true });
  if (existsSync(emptyDatabaseFile(pgliteVersion()))) return;
  const folder = mkdtempSync(join(tmpdir(), 'empty-database-'));
  try {
    const created = join(folder, 'database');
    const database = new EmbeddedDatabase(created);
    await database.query('select 1');
    await database.close();
    const files = Object.fromEntries(
      readdirSync(created, { recursive: true, encoding: 'utf8' }).map((name) => {
        const path = join(created, name);
        return statSync(path).isDirectory() ? [`${name}/`, new Uint8Array()] : [name, readFileSync(path)];
      }),
    );
    const zip = zipSync(files, { level: 0 });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    };
    writeFileSync(emptyDatabaseFile(pgliteVersion()), brotliCompressSync(zip, { params }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
