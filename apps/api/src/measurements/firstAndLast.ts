import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { secondsPerDay } from '../time/interval.ts';
import { type Chunk, isWhole, measuredSlot } from './chunk.ts';
import type { StoredSeries } from '../repositories/storedSeries.ts';
import type { FirstAndLast } from './seriesReader.ts';

type End = 'first' | 'last';

/** A chunk with its version: the transaction that wrote the row, which changes with every write. */
interface VersionedChunk extends Chunk {
  version: string;
}

interface Found {
  /** The day of the value. */
  day: number;
  /** Start of its interval, seconds. */
  time: number;
  /** Versions of the days from the end of the series to this day. */
  versions: string;
}

/** Days per search step if the first or last days have no value. */
const daysPerSearch = 31;

/**
 * Finds the first and the last interval with a value. Each call queries the database for changes at the ends of the
 * series, with two steps into the primary key per series, and reads values only after a change.
 */
export class FirstAndLastValues {
  readonly #db: Db;
  readonly #found: Record<End, Map<number, Found>> = { first: new Map(), last: new Map() };

  constructor(db: Db) {
    this.#db = db;
  }

  async of(allSeries: readonly StoredSeries[]): Promise<Map<number, FirstAndLast>> {
    if (allSeries.length === 0) return new Map();
    const versions = await this.#versions(allSeries);
    const firsts = await this.#timesAt('first', allSeries, versions);
    const lasts = await this.#timesAt('last', allSeries, versions);
    return new Map(
      [...firsts].flatMap(([id, first]) => {
        const last = lasts.get(id);
        return last === undefined ? [] : [[id, { first, last }]];
      }),
    );
  }

  /** Versions of the days from each end to the day where a value was found before. */
  async #versions(allSeries: readonly StoredSeries[]): Promise<Record<End, Map<number, string | null>>> {
    const ids = allSeries.map(({ id }) => id);
    const daysAt = (end: End) => ids.map((id) => this.#found[end].get(id)?.day ?? null);
    const { rows } = await sql<{ id: number } & Record<End, string | null>>`
      select * from zrak_versions_of_ends(
        ${ids}::integer[], ${daysAt('first')}::integer[], ${daysAt('last')}::integer[]
      )`.execute(this.#db);
    return {
      first: new Map(rows.map(({ id, first }) => [id, first])),
      last: new Map(rows.map(({ id, last }) => [id, last])),
    };
  }

  async #timesAt(
    end: End,
    allSeries: readonly StoredSeries[],
    versions: Record<End, Map<number, string | null>>,
  ): Promise<Map<number, number>> {
    const found = this.#found[end];
    const times = new Map<number, number>();
    const changed = allSeries.filter(({ id }) => {
      const known = found.get(id);
      const isChanged = known === undefined || known.versions !== versions[end].get(id);
      if (!isChanged) times.set(id, known.time);
      return isChanged;
    });
    for (const [id, one] of await this.#search(end, changed)) {
      found.set(id, one);
      times.set(id, one.time);
    }
    return times;
  }

  async #search(end: End, series: readonly StoredSeries[]): Promise<Map<number, Found>> {
    const found = new Map<number, Found>();
    let pending = series.map((one) => ({ ...one, after: null as number | null, seen: [] as string[] }));
    for (let count = 1; pending.length > 0; count = daysPerSearch) {
      const chunks = Map.groupBy(await this.#chunks(end, pending, count), ({ seriesId }) => seriesId);
      pending = pending.flatMap(({ seen, ...one }) => {
        for (const chunk of chunks.get(one.id) ?? []) {
          const slot = isWhole(chunk, secondsPerDay / one.step) ? measuredSlot(chunk, end) : undefined;
          seen.push(`${chunk.day} ${chunk.version}`);
          if (slot === undefined) continue;
          const time = chunk.day * secondsPerDay + slot * one.step;
          found.set(one.id, { day: chunk.day, time, versions: seen.join() });
          return [];
        }
        const after = chunks.get(one.id)?.at(-1)?.day;
        return after === undefined ? [] : [{ ...one, seen, after }];
      });
    }
    return found;
  }

  /** The next `count` stored days of each series, from its end inwards; `after` is the last day read. */
  async #chunks(
    end: End,
    pending: readonly { id: number; after: number | null }[],
    count: number,
  ): Promise<VersionedChunk[]> {
    const ids = pending.map(({ id }) => id);
    const after = pending.map((one) => one.after);
    const days = end === 'first' ? sql`zrak_first_days` : sql`zrak_last_days`;
    const { rows } = await sql<VersionedChunk>`
      select * from ${days}(${ids}::integer[], ${after}::integer[], ${count}::integer)`.execute(this.#db);
    return rows;
  }
}

/** The first stored day of each series that has one, with or without a value. */
export async function firstDays(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ seriesId: number; day: number }>`
    select series_id, day from zrak_first_days(${ids}::integer[], ${ids.map(() => null)}::integer[], 1)`.execute(db);
  return new Map(rows.map(({ seriesId, day }) => [seriesId, day]));
}
