import { type Kysely, sql } from 'kysely';
import { flag } from '@zrak/quantities/aggregation';
import type { Tables } from '../db/schema.ts';
import { secondsPerDay } from '../time/interval.ts';
import { type Chunk, isWhole } from './chunk.ts';
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

/** Number of values that were new, replaced another value, or were stored already. */
export interface WriteCounts {
  added: number;
  replaced: number;
  unchanged: number;
}

interface WriteOptions {
  origin: WriteOrigin;
  /** Seconds since 1970. */
  now: number;
  /** Called after each part with the number of values written so far. */
  onProgress?: ((values: number) => void) | undefined;
}

/**
 * Locks series until the end of the transaction: writers of the same series follow each other, in one order for all.
 * Readers do not wait.
 */
export async function lockSeries(db: Transaction, ids: readonly number[]): Promise<void> {
  await sql`select id from series where id = any(${[...new Set(ids)]}::integer[]) order by id for no key update`.execute(
    db,
  );
}

/** Writes samples over the stored days, in the transaction given. */
export async function writeSamples(
  db: Transaction,
  allSamples: readonly Samples[],
  { origin, now, onProgress }: WriteOptions,
): Promise<WriteCounts> {
  const ids = allSamples.map(({ series }) => series.id);
  if (new Set(ids).size < ids.length) throw new RangeError('the samples of a series are in one entry');
  await lockSeries(db, ids);
  const counts: WriteCounts = { added: 0, replaced: 0, unchanged: 0 };
  let importId: string | undefined;
  for (const pack of packDaysOf(allSamples)) {
    const merged = merge(pack, await storedChunks(db, pack), now);
    counts.added += merged.added;
    counts.replaced += merged.replaced;
    counts.unchanged += merged.unchanged;
    if (merged.changed.length > 0 && (merged.corrected.length > 0 || origin.contentHash !== undefined)) {
      importId ??= await recordImport(db, origin, now);
      await keepRevisions(db, pack, merged.corrected, importId);
    }
    if (merged.changed.length > 0) await storeChunks(db, pack, merged);
    onProgress?.(counts.added + counts.replaced + counts.unchanged);
  }
  if (importId !== undefined) {
    await sql`update measurement_import
      set added = ${counts.added}, replaced = ${counts.replaced}, unchanged = ${counts.unchanged}
      where id = ${importId}`.execute(db);
  }
  return counts;
}

/** Stored chunks by their position in the pack. */
async function storedChunks(db: Transaction, { seriesIds, days }: PackedDays): Promise<Map<number, Chunk>> {
  const { rows } = await sql<Chunk & { position: number }>`
    select requested.position::integer, chunk.series_id, chunk.day, chunk.filled, chunk.samples, chunk.flags
    from unnest(${seriesIds}::integer[], ${days}::integer[]) with ordinality as requested (series_id, day, position)
    join measurement_chunk chunk on chunk.series_id = requested.series_id and chunk.day = requested.day`.execute(db);
  return new Map(rows.map((row) => [row.position - 1, row]));
}

interface Merged extends WriteCounts {
  /** Positions of days to store. */
  changed: number[];
  /** Positions of days in which a stored value was replaced. */
  corrected: number[];
  /** Past intervals of each day. */
  filled: number[];
}

/** Completes the given values of the pack with the stored ones, in place. */
function merge(pack: PackedDays, stored: ReadonlyMap<number, Chunk>, now: number): Merged {
  const result: Merged = { added: 0, replaced: 0, unchanged: 0, changed: [], corrected: [], filled: [] };
  for (const [position, day] of pack.days.entries()) {
    const chunk = stored.get(position);
    const length = pack.lengths[position]!;
    const before = { added: result.added, replaced: result.replaced };
    const lastGiven = mergeDay(
      pack,
      position,
      chunk !== undefined && isWhole(chunk, length) ? chunk : undefined,
      result,
    );
    const isPast = (day + 1) * secondsPerDay <= now;
    result.filled.push(isPast ? length : Math.max(chunk?.filled ?? 0, lastGiven + 1));
    const hasReplaced = result.replaced > before.replaced;
    const isDamaged = chunk !== undefined && !isWhole(chunk, length);
    if (hasReplaced || isDamaged) result.corrected.push(position);
    if (hasReplaced || isDamaged || result.added > before.added) result.changed.push(position);
  }
  return result;
}

/** @returns the last slot with a given value */
function mergeDay(pack: PackedDays, position: number, chunk: Chunk | undefined, counts: WriteCounts): number {
  const { values, flags, given } = pack;
  const offset = pack.offsets[position]!;
  const length = pack.lengths[position]!;
  const samples = chunk && new DataView(chunk.samples.buffer, chunk.samples.byteOffset, chunk.samples.byteLength);
  const filled = chunk?.filled ?? 0;
  let lastGiven = -1;
  for (let slot = 0; slot < length; slot++) {
    const at = offset + slot;
    const value = slot < filled ? samples!.getFloat32(slot * 4, true) : Number.NaN;
    const validity = slot < filled ? (chunk!.flags[slot]! << 24) >> 24 : flag.noData;
    if (given[at] === 0) {
      values[at] = value;
      flags[at] = validity;
      continue;
    }
    lastGiven = slot;
    if (Object.is(values[at], value) && flags[at] === validity) counts.unchanged++;
    else if (Number.isNaN(value) && validity === flag.noData) counts.added++;
    else counts.replaced++;
  }
  return lastGiven;
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
    join measurement_chunk chunk on chunk.series_id = corrected.series_id and chunk.day = corrected.day`.execute(db);
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
