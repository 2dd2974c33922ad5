import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/** Of the installed PGlite. Its files on disk fit no other version for certain. */
export function pgliteVersion(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(fileURLToPath(manifest), 'utf8')) as { version: string };
  return version;
}

/** A new database folder of PGlite: a ZIP file, compressed with Brotli as a whole. `pnpm generate` writes it. */
export const emptyDatabaseFile = (version: string): string =>
  join(import.meta.dirname, `emptyDatabase-${version}.zip.br`);

/**
 * Creates the folder of a new database from the archive, in a tenth of the time that PGlite takes (3 to 5 s). Without an
 * archive for the installed version it does nothing, and PGlite creates the folder.
 */
export function unpackEmptyDatabase(folder: string): void {
  if (existsSync(folder)) return;
  const archive = emptyDatabaseFile(pgliteVersion());
  if (!existsSync(archive)) return;
  // Renamed once complete: a database that was unpacked in part would not open.
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  for (const [name, content] of Object.entries(unzipSync(brotliDecompressSync(readFileSync(archive))))) {
    const path = join(partial, name);
    if (name.endsWith('/')) {
      mkdirSync(path, { recursive: true });
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  renameSync(partial, folder);
}
