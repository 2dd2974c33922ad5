import { LRUCache } from 'lru-cache';
import type { PartOfSeries, SeriesReader } from '../measurements/seriesReader.ts';
import type { CataloguedSeries } from '../repositories/catalogue.ts';
import { dayZone } from '../time/zone.ts';
import type { Part, Range } from './seriesParts.ts';

/** A year of a series takes 73 kB. */
const mostBytes = 64 * 1024 * 1024;

/** Parts of a series whose time has passed, with the version of their stored days. */
export interface Versioned extends Range {
  series: CataloguedSeries;
  /** Undefined for a part that is not kept. */
  version?: string | undefined;
}

/**
 * Closed months of series, kept for the next report. Each has the version of the stored days that were read for it: a
 * late value, an import, a deletion or a restored backup gives the days another version, also if another process wrote
 * it, and the month is computed again. The version is read before the values, so it is never newer than they are.
 */
export class KeptParts {
  readonly #store: SeriesReader;
  readonly #kept = new LRUCache<string, { version: string; part: Part }>({
    maxSize: mostBytes,
    sizeCalculation: ({ part }, key) => part.hours.byteLength + part.days.byteLength + key.length + 200,
  });

  constructor(store: SeriesReader) {
    this.#store = store;
  }

  /** Adds the present version to each part that can be kept. */
  async versioned(parts: readonly (PartOfSeries & { series: CataloguedSeries })[]): Promise<Versioned[]> {
    const isClosed = ({ series, to }: PartOfSeries): boolean => to <= this.#store.availableUntil(series);
    const closed = parts.filter(isClosed);
    const found = closed.length === 0 ? [] : await this.#store.versions?.(closed);
    const versionOf = new Map(closed.map((part, index) => [part, found?.[index]]));
    return parts.map((part) => ({ ...part, version: versionOf.get(part) }));
  }

  of(part: Versioned): Part | undefined {
    const kept = this.#kept.get(keyOf(part));
    return kept === undefined || kept.version !== part.version ? undefined : kept.part;
  }

  keep(part: Versioned, computed: Part): void {
    if (part.version !== undefined) this.#kept.set(keyOf(part), { version: part.version, part: computed });
  }
}

/** All that hours and days depend on, apart from the stored values. */
function keyOf({ series, from, to }: Versioned): string {
  const { id, step, definition, location } = series;
  return [id, step, definition.aggregator, dayZone(location).name, from, to].join(' ');
}
