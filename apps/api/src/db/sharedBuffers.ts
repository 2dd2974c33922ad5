import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of the tables and indexes of a small network. An empty database has 22 MB. */
const small = 32_000_000;

/**
 * Memory in which the embedded database keeps tables and indexes. PGlite takes 128 MB at once and fills them with zeros, a
 * third of the processor time of its start. A small database fits into less.
 *
 * @param folder of the database; it may not exist yet
 */
export function sharedBuffersOf(folder: string): '32MB' | '128MB' {
  const tables = join(folder, 'base');
  if (!existsSync(tables)) return '32MB';
  const files = readdirSync(tables, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return bytes > small ? '128MB' : '32MB';
}
