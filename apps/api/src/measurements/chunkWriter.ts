import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { Chunk } from './chunk.ts';
import { type Merged, mergeDays, type WriteCounts } from './mergeDays.ts';
import { type PackedDays, packDaysOf, type Samples } from './packedDays.ts';

type Transaction = Kysely<Tables>;

/** Source of written values. */
export interface WriteOrigin {
  /** Name of the file or the call. */
  source: string;
  /** SHA-256 of a file. An import with it is recorded whenever it changes anything; without, where it replaces values. */
  contentHash?: string | undefined;
  /** User name, name of an API key, or user of the command line. */
  actor: string;
  /** Client of the series; null for several. */
  clientId: string | null;
}

/** Values of one origin. */
export interface Write {
  samples: readonly Samples[];
  origin: WriteOrigin;
}

/**
 * `wait` for a series that another transaction has locked, `skip` it, or lock `none` where the database has one connection
 * or the caller has locked them.
 */
export type SeriesLock = 'wait' | 'skip' | 'none';

interface WriteOptions {
  /** Seconds since 1970. */
  now: number;
  /** How series are locked: `wait` unless given. */
  lock?: SeriesLock | undefined;
  /** Called after each part with the number of values written so far. */
  onProgress?: ((values: number) => void) | undefined;
}

/**
 * Locks series until the end of the transaction: writers of the same series follow each other, in one order for all.
 * Readers do not wait.
 *
 * @returns the intervals of the series that are locked now, or exist, seconds
 */
export async function lockSeries(
  db: Transaction,
  ids: readonly number[],
  lock: SeriesLock = 'wait',
): Promise<Map<number, number>> {
  const locking = { wait: sql`for no key update`, skip: sql`for no key update skip locked`, none: sql`` }[lock];
  const { rows } = await sql<{ id: number; step: number }>`
    select id, step_seconds as step from series where id = any(${[...new Set(ids)]}::integer[]) order by id
    ${locking}`.execute(db);
  return new Map(rows.map(({ id, step }) => [id, step]));
}

/** A series was removed, or got another interval, after its samples had been put on the grid. */
export class ChangedSeriesError extends Error {
  override name = 'ChangedSeriesError';
}

/**
 * Writes samples over the stored days, in the transaction given.
 * @returns the counts of each write
 * @throws RangeError if two entries are of one series
 * @throws ChangedSeriesError if a series no longer is as the samples have it
 */
export async function writeSamples(
  db: Transaction,
  writes: readonly Write[],
  { now, lock = 'wait', onProgress }: WriteOptions,
): Promise<WriteCounts[]> {
  const allSamples = writes.flatMap(({ samples }) => samples);
  const running = writes.map(({ origin }) => new RunningWrite(origin));
  const writeOf = new Map(
    writes.flatMap(({ samples }, index) => samples.map(({ series }) => [series.id, running[index]!])),
  );
  if (writeOf.size < allSamples.length) throw new RangeError('the samples of a series are in one entry');
  const steps = await lockSeries(db, [...writeOf.keys()], lock);
  const other = allSamples.find(({ series }) => steps.get(series.id) !== series.step);
  // Days of another length could not be read.
  if (other !== undefined) throw new ChangedSeriesError(`series ${other.series.id} was changed`);
  for (const pack of packDaysOf(allSamples)) {
    const ofPosition = (position: number): RunningWrite => writeOf.get(pack.seriesIds[position]!)!;
    const merged = mergeDays(pack, await storedChunks(db, pack), now, (position) => ofPosition(position).counts);
    for (const [write, changed] of Map.groupBy(merged.changed, ofPosition)) {
      const corrected = changed.filter((position) => merged.corrected.has(position));
      if (corrected.length === 0 && write.origin.contentHash === undefined) continue;
      write.importId ??= await recordImport(db, write.origin, now);
      await keepRevisions(db, pack, corrected, write.importId);
    }
    if (merged.changed.length > 0) await storeChunks(db, pack, merged);
    onProgress?.(running.reduce((sum, { counts }) => sum + counts.added + counts.replaced + counts.unchanged, 0));
  }
  for (const { importId, counts } of running) {
    if (importId === undefined) continue;
    await sql`update measurement_import
      set added = ${counts.added}, replaced = ${counts.replaced}, unchanged = ${counts.unchanged}
      where id = ${importId}`.execute(db);
  }
  return running.map(({ counts }) => counts);
}

class RunningWrite {
  readonly origin: WriteOrigin;
  readonly counts: WriteCounts = { added: 0, replaced: 0, unchanged: 0 };
  /** Undefined until something of it is recorded. */
  importId: string | undefined;

  constructor(origin: WriteOrigin) {
    this.origin = origin;
  }
}

/** Stored chunks by their position in the pack. The list of series shows a distributed database which servers have rows. */
async function storedChunks(db: Transaction, { seriesIds, days }: PackedDays): Promise<Map<number, Chunk>> {
  const { rows } = await sql<Chunk & { position: number }>`
    select requested.position::integer, chunk.series_id, chunk.day, chunk.filled, chunk.samples, chunk.flags
    from unnest(${seriesIds}::integer[], ${days}::integer[]) with ordinality as requested (series_id, day, position)
    join measurement_chunk chunk on chunk.series_id = requested.series_id and chunk.day = requested.day
    where chunk.series_id = any(${[...new Set(seriesIds)]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.position - 1, row]));
}

async function recordImport(db: Transaction, origin: WriteOrigin, now: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into measurement_import (client_id, source, content_hash, actor, recorded_at)
    values (${origin.clientId}, ${origin.source}, ${origin.contentHash ?? null}, ${origin.actor}, to_timestamp(${now}))
    returning id::text`.execute(db);
  return rows[0]!.id;
}

const picked = (column: readonly number[], positions: readonly number[]): number[] =>
  positions.map((position) => column[position]!);

/** Keeps the stored state of days before an import replaces it; of several parts of an import the first. */
async function keepRevisions(
  db: Transaction,
  { seriesIds, days }: PackedDays,
  positions: readonly number[],
  importId: string,
): Promise<void> {
  if (positions.length === 0) return;
  await sql`
    insert into measurement_chunk_revision (series_id, day, import_id, filled, samples, flags)
    select chunk.series_id, chunk.day, ${importId}::bigint, chunk.filled, chunk.samples, chunk.flags
    from unnest(${picked(seriesIds, positions)}::integer[], ${picked(days, positions)}::integer[])
      as corrected (series_id, day)
    join measurement_chunk chunk on chunk.series_id = corrected.series_id and chunk.day = corrected.day
    where chunk.series_id = any(${[...new Set(picked(seriesIds, positions))]}::integer[])`.execute(db);
}

/** The samples travel as two byte strings for all days, of which the database cuts each row. */
async function storeChunks(db: Transaction, pack: PackedDays, { changed, filled }: Merged): Promise<void> {
  const { values, flags } = pack;
  // Buffer, because the PostgreSQL driver treats a plain view as an array of numbers.
  const samples = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const validity = Buffer.from(flags.buffer, flags.byteOffset, flags.byteLength);
  await sql`
    insert into measurement_chunk (series_id, day, filled, complete, samples, flags)
    select series_id, day, filled, filled = length,
      substring(${samples}::bytea from 4 * "offset" + 1 for 4 * length),
      substring(${validity}::bytea from "offset" + 1 for length)
    from unnest(
      ${picked(pack.seriesIds, changed)}::integer[], ${picked(pack.days, changed)}::integer[],
      ${picked(filled, changed)}::smallint[], ${picked(pack.offsets, changed)}::integer[],
      ${picked(pack.lengths, changed)}::integer[]
    ) as written (series_id, day, filled, "offset", length)
    on conflict (series_id, day) do update set
      filled = excluded.filled, complete = excluded.complete, samples = excluded.samples, flags = excluded.flags`.execute(
    db,
  );
}
