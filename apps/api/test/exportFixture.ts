import { flag, type Grid } from '@zrak/quantities/aggregation';
import { type FileOptions, measurementFile } from '../src/export/measurementFile.ts';
import type { SeriesReader } from '../src/measurements/seriesReader.ts';
import type { CataloguedSeries, Catalogue } from '../src/repositories/catalogue.ts';
import type { Interval } from '../src/time/interval.ts';
import { dayZone } from '../src/time/zone.ts';

const location = (id: string, name: string): CataloguedSeries['location'] => ({
  id,
  clientId: 'cli_a',
  name,
  latitude: 46.05,
  longitude: 14.5,
  altitude: 299,
  area: 'urban',
  site: 'background',
  timeZone: 'Europe/Ljubljana',
  dayBoundary: 'civil',
  noiseZone: null,
  deliveryDelaySeconds: 0,
  operatingSince: null,
  planPosition: null,
});

export function seriesAt(place: { id: string; name: string }, code: string, step = 900): CataloguedSeries {
  return {
    id: code.length,
    key: `ser_${place.id}_${code}`,
    locationId: place.id,
    parameter: code,
    step,
    deliveryDelay: 0,
    location: location(place.id, place.name),
    definition: {
      code,
      category: 'pollution',
      name: { en: code, sl: code, de: code },
      unit: 'µg/m³',
      decimals: 2,
      quantity: 'concentration',
      aggregator: 'mean',
      detectionLimit: 0.5,
      sortOrder: 1,
      origin: 'operator',
    },
    referenceValues: [],
    instrument: {
      id: 'ins_a',
      locationId: place.id,
      maker: 'Maker',
      model: 'Beta 10',
      principle: { en: 'beta absorption', sl: 'absorpcija žarkov beta', de: 'Beta-Absorption' },
      serialNumber: '0107',
      inletHeight: 3.6,
      operatingSince: null,
      lastCalibration: '2026-11-02',
    },
  };
}

/** Hundredths that rise and fall through zero; every seventh value is missing. */
export const valueAt = (instant: number): number | null => {
  const slot = instant / 900;
  return slot % 7 === 0 ? null : (((slot * 37) % 4001) - 2000) / 100;
};

/** Every second of the missing values was measured during maintenance, and is not valid. */
export const invalidAt = (instant: number): number | null => ((instant / 900) % 14 === 0 ? 99.25 : null);

const store = {
  now: Date.parse('2026-11-18T10:07:00Z') / 1000,
  read({ step }: { step: number }, from: number, to: number): Promise<Grid> {
    const length = Math.round((to - from) / step);
    const instants = Array.from({ length }, (_, slot) => from + slot * step);
    return Promise.resolve({
      start: from,
      step,
      values: Float64Array.from(instants, (instant) => valueAt(instant) ?? invalidAt(instant) ?? Number.NaN),
      flags: Int8Array.from(instants, (instant) => (valueAt(instant) === null ? flag.maintenance : flag.valid)),
    });
  },
} as unknown as SeriesReader;

export interface FileRequest extends Partial<Omit<FileOptions, 'query'>> {
  series: CataloguedSeries[];
  /** By default PT15M. */
  interval?: Interval;
  /** ISO 8601, UTC. */
  from: string;
  to: string;
}

/** A file of computed values, as the API streams it. */
export async function fileOf({ series, from, to, interval = 'PT15M', ...options }: FileRequest) {
  const file = measurementFile({
    query: {
      series,
      interval,
      zone: dayZone(series[0]!.location),
      from: Date.parse(from) / 1000,
      to: Date.parse(to) / 1000,
    },
    layout: 'sheetPerStation',
    store,
    catalogue: {} as Catalogue,
    language: 'en',
    exportedBy: 'Ana',
    dataSource: undefined,
    licence: 'CC BY 4.0',
    format: { kind: 'xlsx' },
    ...options,
  });
  const pieces: Buffer[] = [];
  for await (const piece of file.content) pieces.push(piece);
  return { ...file, bytes: Buffer.concat(pieces) };
}
