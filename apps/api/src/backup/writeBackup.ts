import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { CopySession } from '../db/copySession.ts';
import { migrationNames, recordedNames } from '../db/migrate.ts';
import { version } from '../version.ts';
import { formatVersion, type Manifest, manifestName, rowsName, schemaOf } from './manifest.ts';
import { BackupRefusal } from './refusal.ts';
import { digested, RowDigest } from './rowDigest.ts';
import { tablesOf } from './tables.ts';

/** A fast level of zlib, as for exports. */
const compressionLevel = 3;

export interface WrittenBackup {
  manifest: Manifest;
  /** Bytes. */
  size: number;
}

/**
 * Writes one snapshot of a database to a file: a ZIP archive with the rows of each table, and a manifest. The file has
 * its name once it is complete.
 *
 * @param onTable called with each table before its rows are read
 */
export async function writeBackup(
  session: CopySession,
  path: string,
  now: () => number,
  onTable: (name: string) => void = () => undefined,
): Promise<WrittenBackup> {
  const partial = `${path}.${process.pid}.partial`;
  try {
    const manifest = await session.read(async (db) => {
      const begun = await begin(session, db, now);
      await writeArchive(session, db, begun, partial, onTable);
      return begun;
    });
    const { size } = statSync(partial);
    renameSync(partial, path);
    return { manifest, size };
  } finally {
    rmSync(partial, { force: true });
  }
}

/** The manifest before any row has been read. */
async function begin(session: CopySession, db: QueryExecutorProvider, now: () => number): Promise<Manifest> {
  const recorded = await recordedNames(db);
  const migrations = [...recorded].sort();
  if (migrations.length === 0) throw new BackupRefusal('backup.noTables');
  const own = migrationNames();
  if (migrations.some((name) => !own.includes(name))) {
    throw new BackupRefusal('backup.newerDatabase', { schema: schemaOf(migrations), own: schemaOf(own) });
  }
  const tables = (await tablesOf(db)).map(({ name, columns }) => ({
    name,
    columns: [...columns],
    rows: 0,
    digest: '',
  }));
  const createdAt = new Date(now() * 1000).toISOString();
  return {
    format: formatVersion,
    createdAt,
    zrak: version.version,
    database: session.kind,
    migrations,
    tables,
    sequences: {},
  };
}

/** Fills in the counts, digests and sequences of the manifest, which is the last entry. */
async function writeArchive(
  session: CopySession,
  db: QueryExecutorProvider,
  manifest: Manifest,
  path: string,
  onTable: (name: string) => void,
): Promise<void> {
  const zip = new ZipFile();
  // A table may have more than 4 GiB.
  const options = { compressionLevel, forceZip64Format: true, mode: 0o600, mtime: new Date(manifest.createdAt) };
  let current: Readable | undefined;
  const add = (name: string, pieces: () => AsyncIterable<Uint8Array>): void =>
    zip.addReadStreamLazy(name, options, (done) => {
      // The archive takes the content of an entry when it has written those before it.
      current = Readable.from(pieces(), { objectMode: false });
      current.on('error', (error) => output.destroy(error));
      done(null, current);
    });
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const table of manifest.tables) {
    add(rowsName(table.name), async function* () {
      onTable(table.name);
      const digest = new RowDigest();
      yield* digested(session.copyOut(table), digest);
      Object.assign(table, { rows: digest.rows, digest: digest.value });
    });
  }
  add(manifestName, async function* () {
    manifest.sequences = await sequencesOf(db);
    yield Buffer.from(JSON.stringify(manifest, null, 2));
  });
  zip.end();
  try {
    await pipeline(output, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  } finally {
    current?.destroy();
  }
}

/** Next values. Sequences are not part of the snapshot: a later value than that of the rows does no harm. */
async function sequencesOf(db: QueryExecutorProvider): Promise<Record<string, string>> {
  const { rows: sequences } = await sql<{ name: string }>`
    select sequencename::text as name from pg_sequences where schemaname = current_schema() order by 1`.execute(db);
  const values: Record<string, string> = {};
  for (const { name } of sequences) {
    const { rows } = await sql<{ next: string }>`
      select (last_value + is_called::int)::text as next from ${sql.table(name)}`.execute(db);
    values[name] = rows[0]!.next;
  }
  return values;
}
