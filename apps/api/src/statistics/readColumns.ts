import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Grid, isFromDistribution } from '@zrak/quantities/aggregation';
import { civilDayAt, isDaily } from '../measurements/dailySeries.ts';
import { soundOf } from '../measurements/query.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { secondsPerDay } from '../time/interval.ts';
import { dayZone } from '../time/zone.ts';
import type { NativeColumn } from './columns.ts';

const hour = 3600;

/** Length of one read, seconds: a month. Between reads, other requests can use the database. */
const readAtOnce = 31 * 86_400;

/** The native values of [from, to), read in parts; NaN where data cannot exist yet. */
async function readGrid(
  store: Pick<SeriesReader, 'read'>,
  series: CataloguedSeries,
  begin: number,
  end: number,
): Promise<Grid> {
  const { step } = series;
  const [from, to] = [storedTime(series, begin, Math.floor), storedTime(series, hourAfter(end), Math.ceil)];
  const length = Math.max(0, (to - from) / step);
  const grid: Grid = {
    start: from,
    step,
    values: new Float32Array(length).fill(Number.NaN),
    flags: new Int8Array(length),
  };
  for (let first = from; first < to; first += readAtOnce) {
    const part = await store.read(series, first, Math.min(first + readAtOnce, to));
    const offset = Math.round((part.start - from) / step);
    const count = Math.min(part.values.length, length - offset);
    if (count <= 0) continue;
    grid.values.set(part.values.subarray(0, count), offset);
    grid.flags.set(part.flags.subarray(0, count), offset);
    await nextTurn();
  }
  return grid;
}

/** The last hour of a period ends after it where clocks are half an hour off. */
const hourAfter = (instant: number): number => Math.ceil(instant / hour) * hour;

/** The nearest edge of an interval at or before an instant, or at or after it; of a daily series, before it. */
function storedTime(series: CataloguedSeries, instant: number, round: (count: number) => number): number {
  if (isDaily(series)) return civilDayAt(dayZone(series.location), instant) * secondsPerDay;
  return round(instant / series.step) * series.step;
}

/** Reads series of one station one after the other; a source shared by several series is read once. */
export function columnReader(store: Pick<SeriesReader, 'read'>, catalogue: Catalogue, to: number) {
  const grids = new Map<CataloguedSeries, Promise<Grid>>();
  const read = (series: CataloguedSeries, from: number): Promise<Grid> => {
    const reading = grids.get(series) ?? readGrid(store, series, from, to);
    grids.set(series, reading);
    return reading;
  };
  return async (series: CataloguedSeries, from: number): Promise<NativeColumn> => {
    const sound = series.definition.aggregator === 'percentileLevel' ? soundOf(series, catalogue) : undefined;
    if (sound === undefined) return { series, grid: await read(series, from) };
    const levels = await read(sound, from);
    // If LAeq is short enough for an hour, it is also for a day and a month: the native levels are not needed.
    const isEnough = isFromDistribution(sound.step, [0, hour]);
    return { series, grid: isEnough ? levels : await read(series, from), sound: levels };
  };
}
