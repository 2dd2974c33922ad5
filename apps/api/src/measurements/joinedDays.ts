import { type Kysely, sql } from 'kysely';
import { copyOut, type CopiedRow, integers } from '../db/copyOut.ts';
import { integersOf } from '../db/integerArray.ts';
import type { Tables } from '../db/schema.ts';
import type { Chunk } from './chunk.ts';

/** A stored day and its number of past intervals. */
export interface StoredDay {
  seriesId: number;
  day: number;
  filled: number;
}

/**
 * The stored days [first, last] of series, by series. The database joins the days of each: a row per day would take
 * most of the time.
 *
 * @param most number of days of a series, counted from the first one
 */
export async function readChunks(
  db: Kysely<Tables>,
  series: readonly { id: number }[],
  first: number,
  last?: number,
  most?: number,
): Promise<Map<number, Chunk[]>> {
  const ids = integers(series.map(({ id }) => id));
  const end = last === undefined ? sql`` : sql`and day <= ${sql.lit(last)}`;
  const limit = most === undefined ? sql`` : sql`order by day limit ${sql.lit(most)}`;
  const rows = await copyOut(
    db,
    sql`
      select series_id, array_agg(day), array_agg(filled::integer), array_agg(octet_length(samples)),
        array_agg(octet_length(flags)), string_agg(samples, ''::bytea), string_agg(flags, ''::bytea)
      from (
        select series_id, day, filled, samples, flags from measurement_chunk
        where series_id = any(${ids}) and day >= ${sql.lit(first)} ${end} ${limit}
      ) as days
      group by series_id`,
  );
  return new Map(rows.map(separated));
}

/** Fields: id of the series, then its days in the same order: arrays of numbers, and joined bytes. */
function separated(row: CopiedRow): [number, Chunk[]] {
  const [id, days, filled, sampleSizes, flagSizes, samples, flags] = row as Buffer[];
  const [ofDays, ofFilled, ofSamples, ofFlags] = [days!, filled!, sampleSizes!, flagSizes!].map(integersOf);
  const seriesId = id!.readInt32BE();
  let [sample, validity] = [0, 0];
  const chunks = ofDays!.map((day, index) => ({
    seriesId,
    day,
    filled: ofFilled![index]!,
    samples: samples!.subarray(sample, (sample += ofSamples![index]!)),
    flags: flags!.subarray(validity, (validity += ofFlags![index]!)),
  }));
  return [seriesId, chunks];
}

/** All stored days of series, without their values. */
export async function readDays(db: Kysely<Tables>, series: readonly { id: number }[]): Promise<StoredDay[]> {
  const rows = await copyOut(
    db,
    sql`
      select series_id, array_agg(day), array_agg(filled::integer) from measurement_chunk
      where series_id = any(${integers(series.map(({ id }) => id))}) group by series_id`,
  );
  return (rows as Buffer[][]).flatMap(([id, days, allFilled]) => {
    const seriesId = id!.readInt32BE();
    const filled = integersOf(allFilled!);
    return integersOf(days!).map((day, index) => ({ seriesId, day, filled: filled[index]! }));
  });
}
