import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { AuditEvents } from '../repositories/auditEvents.ts';
import { before, type Duration, type KeptMeasurements } from '../time/duration.ts';
import { secondsPerDay } from '../time/interval.ts';
import { type Chunk, storedValues } from './chunk.ts';
import { lockSeries } from './chunkWriter.ts';

export interface RetentionOptions {
  db: Db;
  /** Seconds since 1970. */
  now: () => number;
  /** Undefined: forever. */
  keep: KeptMeasurements | undefined;
  events: AuditEvents;
  /** Tells the processes of the API that values have changed. */
  announce: () => Promise<void>;
}

/** Days of one series that are older than its measurements are kept. */
export interface ExpiredDays {
  series: string;
  /** UTC days since 1970. */
  first: number;
  last: number;
  /** Days with values, or with earlier states alone. */
  days: number;
  /** Stored values, also those that are not valid; without those of earlier states. */
  values: number;
}

type Counts = Pick<ExpiredDays, 'days' | 'values'>;
type Transaction = Parameters<typeof lockSeries>[0];

interface ExpiringSeries {
  id: number;
  key: string;
  /** Days before this one expire. */
  firstKept: number;
}

/** The smallest integer of the database. */
const beforeAll = -(2 ** 31);
/** Days of one transaction: a day of minutes has 7 kB. */
const daysAtOnce = 200;
/** Pause between two transactions, in which the embedded database answers other calls, milliseconds. */
const pauseMs = 20;

/**
 * The first UTC day that is kept. The civil day at the limit begins up to a day earlier in the time zone of a station,
 * and stays whole.
 */
const firstKeptDay = (now: number, duration: Duration): number => Math.floor(before(now, duration) / secondsPerDay) - 1;

/** Deletes measurements that are older than the operator keeps them, in whole days. */
export class Retention {
  readonly #options: RetentionOptions;

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  /** The days that `removeExpired` would delete, by series. */
  async expired(): Promise<ExpiredDays[]> {
    const found: ExpiredDays[] = [];
    for (const series of await this.#expiringSeries()) {
      let counts: ExpiredDays | undefined;
      for (let after = beforeAll; ;) {
        const days = await daysOf(this.#options.db, series, after);
        if (days.length === 0) break;
        counts = added(counts, series, days, await chunksOf(this.#options.db, series, days));
        after = counts.last;
      }
      if (counts !== undefined) found.push(counts);
    }
    return found;
  }

  /**
   * Deletes in short transactions. The one event has the totals and follows the last of them: what a run deleted before it
   * was killed is in no event.
   *
   * @param isStopping ends the work between two of them
   */
  async removeExpired(isStopping: () => boolean = () => false): Promise<ExpiredDays[]> {
    const removed: ExpiredDays[] = [];
    const { db, events, now, announce } = this.#options;
    for (const series of await this.#expiringSeries()) {
      let counts: ExpiredDays | undefined;
      while (!isStopping()) {
        const batch = await db.transaction().execute((transaction) => removeBatch(transaction, series));
        if (batch.days.length === 0) break;
        counts = added(counts, series, batch.days, batch.chunks);
        await setTimeout(pauseMs);
      }
      if (counts !== undefined) removed.push(counts);
    }
    if (removed.length === 0) return [];
    await announce();
    await events.add([retentionEvent(removed, now())]);
    return removed;
  }

  async #expiringSeries(): Promise<ExpiringSeries[]> {
    const { db, now, keep } = this.#options;
    if (keep === undefined) return [];
    const { ofStep, others } = keep;
    const all = await db.selectFrom('series').select(['id', 'key', 'stepSeconds']).orderBy('key').execute();
    return all.flatMap(({ id, key, stepSeconds }) => {
      const duration = ofStep.get(stepSeconds) ?? others;
      return duration === undefined ? [] : [{ id, key, firstKept: firstKeptDay(now(), duration) }];
    });
  }
}

/** The next days that expire, ascending: of values, and of earlier states. */
async function daysOf(db: Db, { id, firstKept }: ExpiringSeries, after: number): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`
    (select day from measurement_chunk
      where series_id = ${id} and day > ${after} and day < ${firstKept} order by day limit ${daysAtOnce})
    union
    (select distinct day from measurement_chunk_revision
      where series_id = ${id} and day > ${after} and day < ${firstKept} order by day limit ${daysAtOnce})
    order by day limit ${daysAtOnce}`.execute(db);
  return rows.map(({ day }) => day);
}

async function chunksOf(db: Db, { id }: ExpiringSeries, days: readonly number[]): Promise<Chunk[]> {
  return db
    .selectFrom('measurementChunk')
    .selectAll()
    .where('seriesId', '=', id)
    .where('day', '>=', days[0]!)
    .where('day', '<=', days.at(-1)!)
    .execute();
}

/** The oldest days first: what is left of an interrupted run is one period. */
async function removeBatch(db: Transaction, series: ExpiringSeries): Promise<{ days: number[]; chunks: Chunk[] }> {
  await lockSeries(db, [series.id]);
  const days = await daysOf(db, series, beforeAll);
  const last = days.at(-1);
  if (last === undefined) return { days, chunks: [] };
  await db.deleteFrom('measurementChunkRevision').where('seriesId', '=', series.id).where('day', '<=', last).execute();
  const chunks = await db
    .deleteFrom('measurementChunk')
    .where('seriesId', '=', series.id)
    .where('day', '<=', last)
    .returningAll()
    .execute();
  return { days, chunks };
}

/** @param days the next days of the series, ascending */
function added(
  counted: ExpiredDays | undefined,
  { key }: ExpiringSeries,
  days: readonly number[],
  chunks: readonly Chunk[],
): ExpiredDays {
  return {
    series: key,
    first: counted?.first ?? days[0]!,
    last: days.at(-1)!,
    days: (counted?.days ?? 0) + days.length,
    values: chunks.reduce((sum, chunk) => sum + storedValues(chunk), counted?.values ?? 0),
  };
}

export function totalOf(expired: readonly ExpiredDays[]): Counts & { series: number } {
  return {
    series: expired.length,
    days: expired.reduce((sum, { days }) => sum + days, 0),
    values: expired.reduce((sum, { values }) => sum + values, 0),
  };
}

function retentionEvent(removed: readonly ExpiredDays[], now: number): Parameters<AuditEvents['add']>[0][number] {
  return {
    at: new Date(now * 1000),
    kind: 'retention',
    outcome: 'succeeded',
    actorId: null,
    actorName: null,
    targetId: null,
    targetName: null,
    clientId: null,
    network: null,
    details: JSON.stringify({ retention: totalOf(removed) }),
  };
}
