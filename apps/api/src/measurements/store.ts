import { type Kysely, sql } from 'kysely';
import type { Grid } from '@zrak/quantities/aggregation';
import type { Db } from '../db/database.ts';
import { currentScope, everything, within } from '../db/scope.ts';
import { sharedLookup } from '../sharedCalls.ts';
import { secondsPerDay } from '../time/interval.ts';
import type { Tables } from '../db/schema.ts';
import { type Chunk, place } from './chunk.ts';
import { lockSeries, type Write, type WriteOrigin, writeSamples } from './chunkWriter.ts';
import { FirstAndLastValues, firstDays } from './firstAndLast.ts';
import { readChunks, readDays, type StoredDay } from './joinedDays.ts';
import type { WriteCounts } from './mergeDays.ts';
import type { Samples } from './packedDays.ts';
import { partVersions } from './partVersions.ts';
import { WriteQueue } from './writeQueue.ts';
import type { StoredSeries } from '../repositories/storedSeries.ts';
import type { FirstAndLast, PartOfSeries, SeriesReader } from './seriesReader.ts';

export interface StoreOptions {
  db: Db;
  /** Seconds since 1970. */
  now: () => number;
  /** Whether the database limits each transaction to the rows of its viewer. */
  hasRowSecurity?: boolean;
  /** Whether transactions follow each other anyway, so that no series needs a lock. */
  hasOneConnection?: boolean;
  /** Called once for each damaged day that is read. */
  onDamage?: ((damage: Pick<StoredDay, 'seriesId' | 'day'>) => void) | undefined;
  /** Called where values are stored but could not be announced yet. Without it, `announce` throws. */
  onUnannounced?: (error: unknown) => void;
}

/** The native values of one series on one UTC day. */
export interface DayOfValues {
  seriesId: number;
  /** UTC days since 1970. */
  day: number;
  /** One per interval of the whole day. */
  values: Float32Array;
  flags: Int8Array;
  /** Number of past intervals since the start of the day: the values after them are in the future. */
  filled: number;
}

/** Rows per statement: PostgreSQL counts parameters in 16 bits, and 4 MB per statement are enough. */
const rowsPerInsert = 500;
/** Values that are read by one statement, if it reads more than one series. */
const valuesPerStatement = 500_000;
/** Days of one series that are read by one statement: other calls wait for it, and for its answer to be taken apart. */
const daysPerStatement = 1000;
/** Of longer parts a call reads the versions alone: others would wait for them. Seconds. */
const shortPart = 62 * secondsPerDay;
/** Days of a grid before the first value: keeps civil days whole that begin before the chunk. */
const daysBefore = 2;
/**
 * Measurements in chunks of one UTC day, read as columns. Reads and writes stored values, and has no source of values.
 */
export class MeasurementStore implements SeriesReader {
  readonly #options: StoreOptions;
  readonly #firstAndLast: FirstAndLastValues;
  readonly #queue: WriteQueue;
  readonly #versionsTogether: (parts: readonly PartOfSeries[]) => Promise<string[]>;
  readonly #extentsTogether: (series: readonly StoredSeries[]) => Promise<Map<number, FirstAndLast>>;
  /** Number of announcements that have begun, and of the last one that has succeeded. */
  #begun = 0;
  #announced = 0;
  /** Days that have been reported. */
  readonly #damaged = new Set<string>();

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#firstAndLast = new FirstAndLastValues(options.db);
    this.#versionsTogether = sharedLookup((asked) => within(everything, () => this.#versionsOfAll(asked)));
    this.#extentsTogether = sharedLookup((asked) => within(everything, () => this.#extentsOfAll(asked)));
    this.#queue = new WriteQueue((writes) => this.#writeUnlocked(writes));
  }

  get now(): number {
    return this.#options.now();
  }

  availableUntil(series: StoredSeries): number {
    return Math.floor((this.now - series.deliveryDelay) / series.step) * series.step;
  }

  async read(series: StoredSeries, from: number, to: number): Promise<Grid> {
    const { start, end } = this.#extent(series, from, to);
    if (end <= start) return emptyGrid(start, start, series.step);
    let part = await this.#firstChunks(series, start, end);
    const grid = gridFor(part, { start, end }, series.step);
    for (;;) {
      for (const chunk of part) this.#place(chunk, grid);
      if (part.length < daysPerStatement) return grid;
      const last = part.reduce((latest, { day }) => Math.max(latest, day), Number.NEGATIVE_INFINITY);
      part = await this.#firstChunks(series, (last + 1) * secondsPerDay, end);
    }
  }

  async prepare(allSeries: readonly StoredSeries[], from: number, to: number): Promise<Pick<SeriesReader, 'read'>> {
    const chunks = new Map<number, Chunk[]>();
    const days = Math.max(1, Math.ceil((to - from) / secondsPerDay));
    let together: StoredSeries[] = [];
    let values = 0;
    const readTogether = async () => {
      for (const [id, read] of await readChunks(this.#options.db, together, dayOf(from), dayOf(to - 1)))
        chunks.set(id, read);
      [together, values] = [[], 0];
    };
    for (const series of allSeries) {
      const count = (days * secondsPerDay) / series.step;
      // Between statements, other requests can use the database.
      if (values > 0 && values + count > valuesPerStatement) await readTogether();
      together.push(series);
      values += count;
    }
    if (together.length > 0) await readTogether();
    const prepared = new Set(allSeries.map(({ id }) => id));
    return {
      read: async (series, begin, end) =>
        prepared.has(series.id)
          ? this.#gridOf(chunks.get(series.id) ?? [], series, begin, end)
          : this.read(series, begin, end),
    };
  }

  /** The first days that touch [from, to), at most `daysPerStatement`. */
  async #firstChunks(series: StoredSeries, from: number, to: number): Promise<Chunk[]> {
    const chunks = await readChunks(this.#options.db, [series], dayOf(from), dayOf(to - 1), daysPerStatement);
    return chunks.get(series.id) ?? [];
  }

  async versions(parts: readonly PartOfSeries[]): Promise<string[]> {
    const isShort = parts.every(({ from, to }) => to - from <= shortPart);
    return isShort ? this.#versionsTogether(parts) : partVersions(this.#options.db, parts);
  }

  async #versionsOfAll(asked: readonly (readonly PartOfSeries[])[]): Promise<string[][]> {
    const versions = await partVersions(this.#options.db, asked.flat());
    let begin = 0;
    return asked.map(({ length }) => versions.slice(begin, (begin += length)));
  }

  /** The available intervals that touch [from, to). */
  #extent(series: StoredSeries, from: number, to: number): Extent {
    const { step } = series;
    const end = Math.min(Math.ceil(to / step) * step, this.availableUntil(series));
    return { start: Math.floor(from / step) * step, end };
  }

  /** @param chunks may be of a longer time */
  #gridOf(chunks: readonly Chunk[], series: StoredSeries, from: number, to: number): Grid {
    const { step } = series;
    const { start, end } = this.#extent(series, from, to);
    if (end <= start) return emptyGrid(start, start, step);
    const [firstDay, lastDay] = [Math.floor(start / secondsPerDay), Math.floor((end - 1) / secondsPerDay)];
    const touching = chunks.filter(({ day }) => day >= firstDay && day <= lastDay);
    const grid = gridFor(touching, { start, end }, step);
    for (const chunk of touching) this.#place(chunk, grid);
    return grid;
  }

  async readRecent(allSeries: readonly StoredSeries[], from: number): Promise<Map<number, Grid>> {
    const firstDay = Math.floor(from / secondsPerDay);
    const start = firstDay * secondsPerDay;
    const grids = new Map(
      allSeries.map((series) => [series.id, emptyGrid(start, this.availableUntil(series), series.step)]),
    );
    const read = await readChunks(this.#options.db, allSeries, firstDay);
    for (const [id, chunks] of read) {
      const grid = grids.get(id)!;
      for (const chunk of chunks) this.#place(chunk, grid);
    }
    return grids;
  }

  async firstAndLast(allSeries: readonly StoredSeries[]): Promise<Map<number, FirstAndLast>> {
    return this.#extentsTogether(allSeries);
  }

  async #extentsOfAll(asked: readonly (readonly StoredSeries[])[]): Promise<Map<number, FirstAndLast>[]> {
    const all = new Map(asked.flat().map((series) => [series.id, series]));
    const found = await this.#firstAndLast.of([...all.values()]);
    return asked.map(
      (allSeries) => new Map(allSeries.flatMap(({ id }) => (found.has(id) ? [[id, found.get(id)!] as const] : []))),
    );
  }

  /** The first stored day of each series that has one, with or without a value. */
  async firstDays(series: readonly StoredSeries[]): Promise<Map<number, number>> {
    return firstDays(
      this.#options.db,
      series.map(({ id }) => id),
    );
  }

  /** The stored days of these series. */
  async storedDays(series: readonly StoredSeries[]): Promise<StoredDay[]> {
    return series.length === 0 ? [] : readDays(this.#options.db, series);
  }

  /** The stored days of all series from a day on, and older days that are incomplete. */
  async openDays(firstDay: number): Promise<StoredDay[]> {
    return this.#days()
      .where((where) => where.or([where('day', '>=', firstDay), where('complete', '=', false)]))
      .execute();
  }

  /**
   * Writes values over the stored ones, all or none. Equal values change nothing; a day in which a value is replaced is
   * kept as a revision with its origin. Values may be in the past and the future; nobody reads the future. Writes at the
   * same time share a transaction.
   * @throws RangeError for a time off the grid of its series, or two entries of one series
   * @throws ChangedSeriesError for a series that was removed or has another interval
   */
  async write(samples: readonly Samples[], origin: WriteOrigin): Promise<WriteCounts> {
    const { clients, people, user } = currentScope();
    const scope = this.#options.hasRowSecurity === true ? JSON.stringify([clients, people, user]) : '';
    return this.#queue.add({ samples, origin }, scope);
  }

  /** Leaves out the writes to series that another transaction has locked: undefined. */
  async #writeUnlocked(writes: readonly Write[]): Promise<(WriteCounts | undefined)[]> {
    const counts = await this.#options.db.transaction().execute(async (db) => {
      if (this.#options.hasOneConnection === true) return writeSamples(db, writes, { now: this.now, lock: 'none' });
      const ids = writes.flatMap(({ samples }) => samples.map(({ series }) => series.id));
      const locked = await lockSeries(db, ids, 'skip');
      const others = ids.filter((id) => !locked.has(id));
      // A series that was removed waits for nobody.
      const busy = others.length === 0 ? locked : await lockSeries(db, others, 'none');
      const isFree = ({ samples }: Write) => samples.every(({ series: { id } }) => locked.has(id) || !busy.has(id));
      const free = writes.filter(isFree);
      const written = free.length === 0 ? [] : await writeSamples(db, free, { now: this.now, lock: 'none' });
      return writes.map((write) => written[free.indexOf(write)]);
    });
    if (counts.some((one) => one !== undefined && one.added + one.replaced > 0)) await this.announce();
    return counts;
  }

  /** Writes like `write`, as part of a transaction. The caller calls `announce` after its end. */
  async writeIn(
    transaction: Kysely<Tables>,
    samples: readonly Samples[],
    origin: WriteOrigin,
    onProgress?: (values: number) => void,
  ): Promise<WriteCounts> {
    const [counts] = await writeSamples(transaction, [{ samples, origin }], { now: this.now, onProgress });
    return counts!;
  }

  /**
   * Tells every process of the API that values have changed. If the database does not answer, the next `revision` does:
   * values that are stored must not be reported as failed.
   */
  async announce(): Promise<void> {
    const begun = ++this.#begun;
    try {
      await sql`select nextval('measurement_revision')`.execute(this.#options.db);
      // It says nothing about values that were stored after it began.
      this.#announced = Math.max(this.#announced, begun);
    } catch (error) {
      if (this.#options.onUnannounced === undefined) throw error;
      this.#options.onUnannounced(error);
    }
  }

  /** Differs after each change that was announced. */
  async revision(): Promise<string> {
    if (this.#announced < this.#begun) await this.announce();
    const { rows } = await sql<{ value: string }>`
      select last_value || ' ' || is_called as value from measurement_revision`.execute(this.#options.db);
    return rows[0]!.value;
  }

  /** Stores new days and appends the past intervals to incomplete days; existing values do not change. */
  async append(days: readonly DayOfValues[]): Promise<void> {
    if (days.length === 0) return;
    await this.#options.db.transaction().execute(async (db) => {
      await lockSeries(
        db,
        days.map(({ seriesId }) => seriesId),
      );
      await this.#appendIn(db, days);
    });
  }

  async #appendIn(db: Kysely<Tables>, days: readonly DayOfValues[]): Promise<void> {
    for (let index = 0; index < days.length; index += rowsPerInsert) {
      await db
        .insertInto('measurementChunk')
        .values(days.slice(index, index + rowsPerInsert).map(chunkOf))
        .onConflict((conflict) =>
          conflict
            .columns(['seriesId', 'day'])
            .doUpdateSet({
              samples: sql<Uint8Array>`substring(measurement_chunk.samples from 1 for measurement_chunk.filled * 4)
                || substring(excluded.samples from measurement_chunk.filled * 4 + 1)`,
              flags: sql<Uint8Array>`substring(measurement_chunk.flags from 1 for measurement_chunk.filled)
                || substring(excluded.flags from measurement_chunk.filled + 1)`,
              filled: sql<number>`excluded.filled`,
              complete: sql<boolean>`excluded.complete`,
            })
            .whereRef('measurementChunk.filled', '<', sql`excluded.filled`),
        )
        .execute();
    }
  }

  #place(chunk: Chunk, grid: Grid): void {
    const { seriesId, day } = chunk;
    if (place(chunk, grid) || this.#damaged.has(`${seriesId} ${day}`)) return;
    this.#damaged.add(`${seriesId} ${day}`);
    this.#options.onDamage?.({ seriesId, day });
  }

  #days() {
    return this.#options.db.selectFrom('measurementChunk').select(['seriesId', 'day', 'filled']);
  }
}

const dayOf = (time: number): number => Math.floor(time / secondsPerDay);

interface Extent {
  start: number;
  end: number;
}

/** An empty grid that begins no earlier than the days of a series: a long period costs no more than the history. */
function gridFor(chunks: readonly Chunk[], { start, end }: Extent, step: number): Grid {
  const first = chunks.reduce((earliest, { day }) => Math.min(earliest, day), Number.POSITIVE_INFINITY);
  return emptyGrid(Math.min(Math.max(start, (first - daysBefore) * secondsPerDay), end), end, step);
}

function emptyGrid(start: number, end: number, step: number): Grid {
  const length = Math.max(0, (end - start) / step);
  return { start, step, values: new Float32Array(length).fill(Number.NaN), flags: new Int8Array(length) };
}

function chunkOf({ seriesId, day, values, flags, filled }: DayOfValues) {
  return {
    seriesId,
    day,
    filled,
    complete: filled === values.length,
    // Buffer, because the PostgreSQL driver treats a plain view as an array of numbers.
    samples: Buffer.from(values.buffer, values.byteOffset, values.byteLength),
    flags: Buffer.from(flags.buffer, flags.byteOffset, flags.byteLength),
  };
}
