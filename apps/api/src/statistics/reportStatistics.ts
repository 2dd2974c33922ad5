import { LRUCache } from 'lru-cache';
import type { Location } from '../db/schema.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import { dayZone } from '../time/zone.ts';
import { reportPeriod } from './period.ts';
import { type StationStatistics, stationStatistics } from './stationStatistics.ts';

export interface ReportStatisticsOptions {
  catalogue: Catalogue;
  store: SeriesReader;
  /** Differs after each announced change of stored values. */
  revision: () => Promise<string>;
}

/** Each takes a few dozen kilobytes. */
const mostKept = 200;
/** After this time values that were written without an announcement are in the reports, too. */
const keptMs = 15 * 60_000;

/**
 * Statistics of stations for reports. They are computed from up to three years of values, so they are kept until values
 * or catalogue change, and calls at the same time share one computation.
 */
export class ReportStatistics {
  readonly #options: ReportStatisticsOptions;
  readonly #kept = new LRUCache<string, Promise<StationStatistics>>({ max: mostKept, ttl: keptMs });

  constructor(options: ReportStatisticsOptions) {
    this.#options = options;
  }

  /** @param period `2026-10` or `2026` */
  async of(location: Location, period: string): Promise<StationStatistics> {
    const { catalogue, store, revision } = this.#options;
    const { until } = reportPeriod(period, dayZone(location), store.now);
    const key = [location.id, period, until, catalogue.revision, await revision()].join(' ');
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const computed = stationStatistics(location, period, { catalogue, store });
    this.#kept.set(key, computed);
    computed.catch(() => this.#kept.delete(key));
    return computed;
  }
}
