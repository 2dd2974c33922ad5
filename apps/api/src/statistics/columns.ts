import { setImmediate as nextTurn } from 'node:timers/promises';
import { aggregate, type Grid } from '../aggregation/aggregate.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import type { Averages } from './exceedances.ts';
import type { Hours } from './parameterStatistics.ts';
import { hourEdges, wholeDays } from './period.ts';
import type { Zone } from '../time/zone.ts';

/** Length of one read, seconds: a month. Between reads, other requests can use the database. */
const readAtOnce = 31 * 86_400;

/** The native values of [from, to), read in parts; NaN where data cannot exist yet. */
async function readGrid(store: SeriesReader, series: CataloguedSeries, from: number, to: number): Promise<Grid> {
  const { step } = series;
  const length = Math.max(0, Math.floor((to - from) / step));
  const grid: Grid = {
    start: from,
    step,
    values: new Float32Array(length).fill(Number.NaN),
    flags: new Int8Array(length),
  };
  for (let begin = from; begin < to; begin += readAtOnce) {
    const part = await store.read(series, begin, Math.min(begin + readAtOnce, to));
    const offset = Math.round((part.start - from) / step);
    const end = Math.min(part.values.length, length - offset);
    if (end <= 0) continue;
    grid.values.set(part.values.subarray(0, end), offset);
    grid.flags.set(part.flags.subarray(0, end), offset);
    await nextTurn();
  }
  return grid;
}

/** A series of one station, ready for aggregation to hours and days. */
export interface SeriesColumn {
  series: CataloguedSeries;
  /** Native values; for a statistical level (LAn), the short LAeq from which it is computed. */
  grid: Grid;
}

/** Reads series of one station one after the other; a source shared by several series is read once. */
export function columnReader(store: SeriesReader, catalogue: Catalogue, to: number) {
  const grids = new Map<CataloguedSeries, Promise<Grid>>();
  const read = (series: CataloguedSeries, from: number): Promise<Grid> => {
    const reading = grids.get(series) ?? readGrid(store, series, from, to);
    grids.set(series, reading);
    return reading;
  };
  return async (series: CataloguedSeries, from: number): Promise<SeriesColumn> => {
    const isPercentile = series.definition.aggregator === 'percentileLevel';
    const sound = catalogue.seriesOf(series.locationId).find(({ parameter }) => parameter === 'LAeq');
    return { series, grid: await read(isPercentile ? (sound ?? series) : series, from) };
  };
}

function between({ series, grid }: SeriesColumn, edges: number[]): Float64Array {
  return aggregate(grid, series.definition.aggregator, edges, Number(series.parameter.slice(2))).values;
}

export const hoursOf = (column: SeriesColumn, from: number, to: number): Hours => ({
  start: from,
  values: between(column, hourEdges(from, to)),
});

/** Values of the civil days that have ended. */
export function daysOf(column: SeriesColumn, zone: Zone, from: number, to: number): Averages {
  const edges = wholeDays(zone, from, to);
  return { edges, values: between(column, edges) };
}
