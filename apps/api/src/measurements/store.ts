import { sql } from 'kysely';
import { flag, type Grid } from '@zrak/quantities/aggregation';
import type { Db } from '../db/database.ts';
import type { Generator } from '../demo/generator.ts';

export const secondsPerDay = 86_400;

/** A series as the store needs to know it. */
export interface StoredSeries {
  id: number;
  locationId: string;
  parameter: string;
  /** Seconds. */
  step: number;
  /** Seconds after its interval at which a value arrives. */
  deliveryDelay: number;
}

export interface StoreOptions {
  db: Db;
  /** Seconds since 1970. */
  now: () => number;
  /** Makes what is not stored; absent where only real measurements count. */
  generator?: Generator;
  /** UTC day before which nothing is generated. */
  historyStart: number;
}

interface Chunk {
  series_id: number;
  day: number;
  filled: number;
  complete: boolean;
  samples: Uint8Array;
  flags: Uint8Array;
}

/** Parameters of one statement: PostgreSQL counts them in 16 bits, and a statement of 4 MB is plenty. */
const rowsPerInsert = 500;

/** Measurements in chunks of one UTC day, read as columns. */
export class MeasurementStore {
  readonly #options: StoreOptions;
  readonly #ensuring = new Map<number, Promise<void>>();

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  get historyStart(): number {
    return this.#options.historyStart;
  }

  get now(): number {
    return this.#options.now();
  }

  /** End of the newest interval that can have arrived by now. */
  availableUntil(series: StoredSeries): number {
    return Math.floor((this.now - series.deliveryDelay) / series.step) * series.step;
  }

  /**
   * The native values of [from, to) on the grid of the series, NaN where there is none.
   * Reaches no further than data can exist, so a long period costs no more than the history has.
   */
  async read(series: StoredSeries, from: number, to: number): Promise<Grid> {
    const { step } = series;
    const start = Math.floor(Math.max(from, this.#options.historyStart * secondsPerDay) / step) * step;
    const end = Math.min(Math.ceil(to / step) * step, this.availableUntil(series));
    const length = Math.max(0, (end - start) / step);
    const grid: Grid = { start, step, values: new Float32Array(length).fill(Number.NaN), flags: new Int8Array(length) };
    if (length === 0) return grid;
    const firstDay = Math.floor(start / secondsPerDay);
    const lastDay = Math.floor((end - 1) / secondsPerDay);
    let chunks = await this.#chunks(series.id, firstDay, lastDay);
    if (chunks.length < lastDay - firstDay + 1 && this.#options.generator !== undefined) {
      await this.ensureRange(series, firstDay, lastDay);
      chunks = await this.#chunks(series.id, firstDay, lastDay);
    }
    for (const chunk of chunks) place(chunk, grid);
    return grid;
  }

  /** What is stored of many series in [from, now), without making what is missing: one query for a whole map. */
  async readStored(allSeries: readonly StoredSeries[], from: number): Promise<Map<number, Grid>> {
    const firstDay = Math.floor(from / secondsPerDay);
    const grids = new Map<number, Grid>();
    for (const series of allSeries) {
      const { id, step } = series;
      const start = firstDay * secondsPerDay;
      const length = Math.max(0, (this.availableUntil(series) - start) / step);
      grids.set(id, { start, step, values: new Float32Array(length).fill(Number.NaN), flags: new Int8Array(length) });
    }
    const chunks = await this.#options.db
      .selectFrom('measurement_chunk')
      .selectAll()
      .where('day', '>=', firstDay)
      .execute();
    for (const chunk of chunks) {
      const grid = grids.get(chunk.series_id);
      if (grid !== undefined) place(chunk, grid);
    }
    return grids;
  }

  /** Generates and stores the days of [firstDay, lastDay] that are missing. What is stored is never overwritten. */
  async ensureRange(series: StoredSeries, firstDay: number, lastDay: number): Promise<void> {
    const before = this.#ensuring.get(series.id);
    const work = (before ?? Promise.resolve()).then(() => this.#ensure([series], firstDay, lastDay));
    const settled = work.catch(() => undefined);
    this.#ensuring.set(series.id, settled);
    try {
      await work;
    } finally {
      if (this.#ensuring.get(series.id) === settled) this.#ensuring.delete(series.id);
    }
  }

  /**
   * The same for series of one station that are to be read one after the other: its weather is made once for all of them.
   * @param from seconds since 1970, as `to`.
   */
  async ensureStation(series: readonly StoredSeries[], from: number, to: number): Promise<void> {
    const end = Math.min(to, this.now);
    if (this.#options.generator === undefined || series.length === 0 || end <= from) return;
    await this.#ensure(series, Math.floor(from / secondsPerDay), Math.floor((end - 1) / secondsPerDay));
  }

  /** Brings the last days of all series up to now: days that are missing, and the rest of those begun, however old. */
  async feed(allSeries: readonly StoredSeries[], days: number): Promise<void> {
    const today = Math.floor(this.now / secondsPerDay);
    const recent = Math.max(today - days + 1, this.#options.historyStart);
    const stored = await this.#options.db
      .selectFrom('measurement_chunk')
      .select(['series_id', 'day', 'filled'])
      .where((where) => where.or([where('day', '>=', recent), where('complete', '=', false)]))
      .execute();
    const daysOf = Map.groupBy(stored, ({ series_id }) => series_id);
    const chunks: Chunk[] = [];
    for (const series of byLocation(allSeries).values()) {
      const lacking = new Set<number>();
      for (const one of series) {
        const filled = new Map((daysOf.get(one.id) ?? []).map((chunk) => [chunk.day, chunk.filled]));
        for (let day = recent; day <= today; day++) if (!filled.has(day)) lacking.add(day);
        for (const [day, slots] of filled) if (slots < this.#happened(one, day)) lacking.add(day);
      }
      if (lacking.size > 0) chunks.push(...(await this.#make(series, [...lacking])));
    }
    await this.#append(chunks);
  }

  /** Slots of a day whose values can have arrived. */
  #happened(series: StoredSeries, day: number): number {
    const slots = Math.floor((this.availableUntil(series) - day * secondsPerDay) / series.step);
    return Math.max(0, Math.min(secondsPerDay / series.step, slots));
  }

  async #chunks(seriesId: number, firstDay: number, lastDay: number): Promise<Chunk[]> {
    return this.#options.db
      .selectFrom('measurement_chunk')
      .selectAll()
      .where('series_id', '=', seriesId)
      .where('day', '>=', firstDay)
      .where('day', '<=', lastDay)
      .execute();
  }

  /** @param series of one location. */
  async #ensure(series: readonly StoredSeries[], firstDay: number, lastDay: number): Promise<void> {
    const { db, historyStart } = this.#options;
    const first = Math.max(firstDay, historyStart);
    const stored = await db
      .selectFrom('measurement_chunk')
      .select(['series_id', 'day'])
      .where(
        'series_id',
        'in',
        series.map(({ id }) => id),
      )
      .where('day', '>=', first)
      .where('day', '<=', lastDay)
      .execute();
    const known = new Set(stored.map(({ series_id, day }) => `${series_id} ${day}`));
    const days = Array.from({ length: Math.max(0, lastDay - first + 1) }, (_, index) => first + index);
    const missing = days.filter((day) => series.some(({ id }) => !known.has(`${id} ${day}`)));
    const made = missing.length === 0 ? [] : await this.#make(series, missing);
    const chunks = made.filter(({ series_id, day }) => !known.has(`${series_id} ${day}`));
    for (let index = 0; index < chunks.length; index += rowsPerInsert) {
      await db
        .insertInto('measurement_chunk')
        .values(chunks.slice(index, index + rowsPerInsert))
        .onConflict((conflict) => conflict.columns(['series_id', 'day']).doNothing())
        .execute();
    }
  }

  /** Stores days, and adds to those that were begun the slots that have happened since; what is there stays as it is. */
  async #append(chunks: Chunk[]): Promise<void> {
    for (let index = 0; index < chunks.length; index += rowsPerInsert) {
      await this.#options.db
        .insertInto('measurement_chunk')
        .values(chunks.slice(index, index + rowsPerInsert))
        .onConflict((conflict) =>
          conflict
            .columns(['series_id', 'day'])
            .doUpdateSet({
              samples: sql<Uint8Array>`substring(measurement_chunk.samples from 1 for measurement_chunk.filled * 4)
                || substring(excluded.samples from measurement_chunk.filled * 4 + 1)`,
              flags: sql<Uint8Array>`substring(measurement_chunk.flags from 1 for measurement_chunk.filled)
                || substring(excluded.flags from measurement_chunk.filled + 1)`,
              filled: sql<number>`excluded.filled`,
              complete: sql<boolean>`excluded.complete`,
            })
            .whereRef('measurement_chunk.filled', '<', sql`excluded.filled`),
        )
        .execute();
    }
  }

  /** The days of series of one location, up to what has arrived by now. */
  async #make(series: readonly StoredSeries[], days: readonly number[]): Promise<Chunk[]> {
    const { generator } = this.#options;
    const [first] = series;
    if (generator === undefined || first === undefined) return [];
    const made = await generator.generate({
      locationId: first.locationId,
      parameters: series.map(({ parameter }) => parameter),
      days,
    });
    return series.flatMap((one) => {
      const column = made.find(({ parameter }) => parameter === one.parameter);
      if (column === undefined) return [];
      const slots = secondsPerDay / one.step;
      return days.map((day, index) => {
        const filled = this.#happened(one, day);
        const values = column.values.slice(index * slots, (index + 1) * slots).fill(Number.NaN, filled);
        const flags = column.flags.slice(index * slots, (index + 1) * slots).fill(flag.noData, filled);
        return {
          series_id: one.id,
          day,
          filled,
          complete: filled === slots,
          // Buffer, because the driver of PostgreSQL takes a plain view for an array of numbers.
          samples: Buffer.from(values.buffer),
          flags: Buffer.from(flags.buffer),
        };
      });
    });
  }
}

/** Copies what a chunk has inside the grid. */
function place(chunk: Chunk, grid: Grid): void {
  const offset = (chunk.day * secondsPerDay - grid.start) / grid.step;
  const view = new DataView(chunk.samples.buffer, chunk.samples.byteOffset, chunk.samples.byteLength);
  const first = Math.max(0, -offset);
  const last = Math.min(chunk.filled, grid.values.length - offset);
  for (let slot = first; slot < last; slot++) {
    grid.values[offset + slot] = view.getFloat32(slot * 4, true);
    grid.flags[offset + slot] = signed(chunk.flags[slot]!);
  }
}

/** Flags are signed, bytes are not. */
function signed(byte: number): number {
  return byte > 127 ? byte - 256 : byte;
}

function byLocation(series: readonly StoredSeries[]): Map<string, StoredSeries[]> {
  return Map.groupBy(series, ({ locationId }) => locationId);
}
