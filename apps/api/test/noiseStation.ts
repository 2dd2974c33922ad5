import type { Location } from '../src/db/schema.ts';
import type { MeasurementStore } from '../src/measurements/store.ts';
import type { CataloguedSeries, Catalogue } from '../src/repositories/catalogue.ts';

export interface NoiseStation {
  location: Location;
  /** LAeq where the station has it, then LA90. */
  series: CataloguedSeries[];
  store: MeasurementStore;
  catalogue: Catalogue;
}

/**
 * A station whose clocks show UTC, with LA90 and maybe LAeq.
 * @param step seconds
 * @param columns levels by the index of their interval since 1970
 * @param now seconds since 1970
 */
export function noiseStation(
  step: number,
  columns: Partial<Record<'LAeq' | 'LA90', (index: number) => number>>,
  now: number,
): NoiseStation {
  const location = { id: 'loc_road', name: 'Road', timeZone: 'Etc/UTC', dayBoundary: 'civil' } as Location;
  const series = Object.keys(columns).map((parameter) => ({
    locationId: location.id,
    parameter,
    step,
    location,
    definition: {
      category: 'noise',
      quantity: parameter === 'LAeq' ? 'soundLevel' : 'soundLevelPercentile',
      aggregator: parameter === 'LAeq' ? 'energeticMean' : 'percentileLevel',
      name: { en: `Level ${parameter}`, sl: `Raven ${parameter}`, de: `Pegel ${parameter}` },
      unit: 'dB(A)',
      decimals: 1,
      detectionLimit: null,
    },
    referenceValues: [],
  })) as unknown as CataloguedSeries[];
  const store = {
    now,
    historyStart: 0,
    ensureStation: async () => undefined,
    read: async ({ parameter }: CataloguedSeries, from: number, to: number) => {
      const start = Math.floor(from / step) * step;
      const length = Math.max(0, Math.floor((Math.min(to, now) - start) / step));
      const levelOf = columns[parameter as 'LAeq' | 'LA90']!;
      return {
        start,
        step,
        values: Float32Array.from({ length }, (_, index) => levelOf(start / step + index)),
        flags: new Int8Array(length).fill(1),
      };
    },
  } as unknown as MeasurementStore;
  return { location, series, store, catalogue: { seriesOf: () => series } as unknown as Catalogue };
}
