import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { currentScope, within } from '../db/scope.ts';
import type { Location } from '../db/schema.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import { dayZone } from '../time/zone.ts';
import { reportPeriod } from './period.ts';
import { KeptParts } from './keptParts.ts';
import type { StationStatistics } from './stationFigures.ts';
import { type StatisticsServices, stationStatistics } from './stationStatistics.ts';

export interface ReportStatisticsOptions {
  catalogue: Catalogue;
  store: SeriesReader;
  /** Differs after each announced change of stored values. */
  revision: () => Promise<string>;
  threads?: StatisticsServices['threads'];
}

/** Each takes a few dozen kilobytes. */
const mostKept = 200;
/** After this time values that were written without an announcement are in the reports, too. */
const keptMs = 15 * 60_000;
/** While one waits for the database, another is computed; more would only delay the other calls of the process. */
const atOnce = 2;

interface Computation {
  result: Promise<StationStatistics>;
  /** Calls that wait for the result. */
  readers: number;
  /** Takes it out of the queue. Once it has begun it is kept, because the next reader will want it. */
  leave: () => void;
}

/**
 * Statistics of stations for reports. They are computed from up to three years of values, so they are kept until values
 * or catalogue change. After a change of values the months without one are still kept (`KeptParts`). Calls at the same
 * time share one computation. Computations wait for each other; one whose readers have all gone is not begun.
 */
export class ReportStatistics {
  readonly #options: ReportStatisticsOptions;
  readonly #parts: KeptParts;
  readonly #kept = new LRUCache<string, Computation>({ max: mostKept, ttl: keptMs });
  readonly #queue = new PQueue({ concurrency: atOnce });

  constructor(options: ReportStatisticsOptions) {
    this.#options = options;
    this.#parts = new KeptParts(options.store);
  }

  /**
   * @param period `2026-10` or `2026`
   * @param signal aborts when the reader has gone; the promise is then rejected with its reason
   */
  async of(location: Location, period: string, signal?: AbortSignal): Promise<StationStatistics> {
    const { catalogue, store, revision } = this.#options;
    const { until } = reportPeriod(period, dayZone(location), store.now);
    const key = [location.id, period, until, catalogue.revision, await revision()].join(' ');
    signal?.throwIfAborted();
    const computation = this.#kept.get(key) ?? this.#begin(key, location, period);
    return read(computation, signal);
  }

  #begin(key: string, location: Location, period: string): Computation {
    const { catalogue, store, threads } = this.#options;
    const services = { catalogue, store, kept: this.#parts, ...(threads && { threads }) };
    const stop = new AbortController();
    let hasBegun = false;
    // Begun by the end of another computation, it must still see the rows of its first reader.
    const scope = currentScope();
    const begin = () => {
      hasBegun = true;
      return within(scope, () => stationStatistics(location, period, services));
    };
    const computation: Computation = {
      result: this.#queue.add(begin, { signal: stop.signal }),
      readers: 0,
      leave: () => {
        if (hasBegun) return;
        this.#kept.delete(key);
        stop.abort();
      },
    };
    this.#kept.set(key, computation);
    computation.result.catch(() => {
      if (this.#kept.peek(key) === computation) this.#kept.delete(key);
    });
    return computation;
  }
}

/** The result, or the reason of the signal. The last reader that leaves takes the computation out of the queue. */
async function read(computation: Computation, signal: AbortSignal | undefined): Promise<StationStatistics> {
  computation.readers++;
  const gone = Promise.withResolvers<never>();
  const onAbort = () => gone.reject(signal!.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([computation.result, gone.promise]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    computation.readers--;
    if (signal?.aborted && computation.readers === 0) computation.leave();
  }
}
