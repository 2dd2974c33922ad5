import { setTimeout } from 'node:timers/promises';
import { aggregate, type Grid, isMeasured, nativeRule } from '@zrak/quantities/aggregation';
import { indexDefinitions, indexOfMeans } from '@zrak/quantities/indices';
import type { Location } from '../db/schema.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { concerns, type CurrentWork } from '../repositories/maintenanceAlerts.ts';
import { secondsPerDay } from '../time/interval.ts';
import { zoneOf } from '../time/zone.ts';
import { startOfInterval } from './dailySeries.ts';
import { type Column, type IndexMean, indexMeansOf, lastHour, secondsOf } from './means.ts';
import type { SeriesReader } from './seriesReader.ts';
import { type RatedLevel, type WarningLevel, warningOfBand, warningOfNoise, worstWarning } from './warning.ts';

export interface LatestOfSeries {
  series: CataloguedSeries;
  value: number;
  flag: number;
  /** Start of the interval, seconds. */
  time: number;
  trend?: 'rising' | 'steady' | 'falling';
}

export const stationStates = ['ok', 'late', 'offline', 'maintenance', 'noData'] as const;

export interface StationState {
  state: (typeof stationStates)[number];
  warning: { level: WarningLevel; basis?: 'index' | 'noise' };
  latest: LatestOfSeries[];
  /** Start of the newest interval with a value, seconds. */
  latestAt?: number;
  coverage24h: number;
  /** European index of the last hour, and the mean that decides it. */
  index?: { band: number; mean: IndexMean };
  /** Means that an index compares with its bands. */
  means: IndexMean[];
}

const hour = 3600;
/** An outage of the demo lasts up to 2.5 days, and its last value must be visible. */
const lookBack = 3 * secondsPerDay;
/** Time that the newest value may take to arrive, seconds; half an interval for long ones. */
const lateAfter = 1800;
const offlineAfter = secondsPerDay;
/** Series that are read and computed at once: the calls between wait for few of them, not for a whole network. */
const seriesPerPart = 100;
/** Length of the pause after a part, in multiples of its time. */
const pauseFactor = 2;

/** Current state of every station, computed from the last days and kept until the next values arrive. */
export class StationStates {
  #states = new Map<string, StationState>();
  #begun = 0;
  /** Number of the refresh whose states are shown. */
  #shown = 0;

  /** Differs after each refresh. */
  get version(): number {
    return this.#shown;
  }

  of(locationId: string): StationState | undefined {
    return this.#states.get(locationId);
  }

  /** @param works current maintenance alerts */
  async refresh(catalogue: Catalogue, store: SeriesReader, works: readonly CurrentWork[]): Promise<void> {
    const { now } = store;
    const begun = ++this.#begun;
    // The catalogue may be read again during the refresh.
    const { locations } = catalogue;
    const seriesOf = Map.groupBy(catalogue.series, ({ locationId }) => locationId);
    const states = new Map<string, StationState>();
    for (const part of partsOf(locations, seriesOf)) {
      const began = performance.now();
      const series = part.flatMap(({ id }) => seriesOf.get(id) ?? []);
      const grids = await store.readRecent(series, now - lookBack);
      for (const location of part) {
        const own = seriesOf.get(location.id) ?? [];
        const columns = own.map((one): Column => [one, grids.get(one.id)!]);
        const isInMaintenance = works.some((work) => concerns(work, location, own));
        states.set(location.id, stateOf(location, columns, now, isInMaintenance));
      }
      // Nobody waits for the API before it has states.
      if (this.#shown > 0 && states.size < locations.length) {
        await setTimeout(pauseFactor * (performance.now() - began));
      }
    }
    // A refresh that began later may have ended earlier.
    if (begun < this.#shown) return;
    this.#shown = begun;
    this.#states = states;
  }
}

/** Stations, grouped by the number of their series. */
function* partsOf(
  locations: readonly Location[],
  seriesOf: ReadonlyMap<string, readonly CataloguedSeries[]>,
): Generator<Location[]> {
  let part: Location[] = [];
  let count = 0;
  for (const location of locations) {
    part.push(location);
    count += seriesOf.get(location.id)?.length ?? 0;
    if (count < seriesPerPart) continue;
    yield part;
    part = [];
    count = 0;
  }
  if (part.length > 0) yield part;
}

function stateOf(location: Location, columns: Column[], now: number, isInMaintenance: boolean): StationState {
  const latest = columns.flatMap(([series, grid]) => latestOf(series, grid) ?? []);
  const newest = latest.reduce<number | undefined>((max, { time }) => Math.max(max ?? time, time), undefined);
  const connection = connectionOf(latest, now);
  const means = indexMeansOf(columns, now);
  const index = indexOf(means);
  const result: StationState = {
    state: isInMaintenance ? 'maintenance' : connection,
    warning:
      connection === 'offline' || connection === 'noData'
        ? { level: 'noData' }
        : warningOf(location, columns, now, index?.band),
    latest,
    coverage24h: coverageOf(columns, now),
    means,
  };
  if (newest !== undefined) result.latestAt = newest;
  if (index !== undefined) result.index = index;
  return result;
}

/**
 * The series whose values arrive best decides on its station. A value is late if the interval after it should have arrived
 * longer ago than it may take.
 */
function connectionOf(latest: readonly LatestOfSeries[], now: number): 'ok' | 'late' | 'offline' | 'noData' {
  const overdue = latest.map(({ series: { step, deliveryDelay }, time }) => ({
    seconds: now - (time + 2 * step + deliveryDelay),
    allowed: Math.max(lateAfter, step / 2),
  }));
  if (overdue.length === 0) return 'noData';
  if (overdue.some(({ seconds, allowed }) => seconds <= allowed)) return 'ok';
  return overdue.some(({ seconds }) => seconds <= offlineAfter) ? 'late' : 'offline';
}

/** If air or noise is measured but neither has a recent value, "no warning" would be a guess. */
function warningOf(
  location: Location,
  columns: Column[],
  now: number,
  band: number | undefined,
): StationState['warning'] {
  const air = band === undefined ? undefined : warningOfBand(band);
  const noise = noiseWarningOf(location, columns, now);
  const isWatched = columns.some(
    ([{ definition }]) => definition.category === 'pollution' || definition.category === 'noise',
  );
  if (air === undefined && noise === undefined) return { level: isWatched ? 'noData' : 'none' };
  const level = worstWarning([air ?? 'none', noise ?? 'none']);
  return { level, basis: level === air ? 'index' : 'noise' };
}

function noiseWarningOf(location: Location, columns: Column[], now: number): RatedLevel | undefined {
  const sound = columns.find(([{ parameter }]) => parameter === 'LAeq');
  const level = sound === undefined ? undefined : lastHour(sound, now);
  if (sound === undefined || level === undefined) return undefined;
  const civilHour = Math.floor(((level.time + zoneOf(location.timeZone).offsetAt(level.time)) / hour) % 24);
  return warningOfNoise(level.value, civilHour, sound[0].referenceValues);
}

function indexOf(means: readonly IndexMean[]): StationState['index'] {
  const judged = means.map((mean) => ({
    ...mean,
    parameter: mean.series.parameter,
    end: (mean.time + secondsOf[mean.averaging]) * 1000,
  }));
  return indexOfMeans(indexDefinitions.eu2024, judged);
}

function latestOf(series: CataloguedSeries, grid: Grid): LatestOfSeries | undefined {
  for (let slot = grid.values.length - 1; slot >= 0; slot--) {
    const value = grid.values[slot]!;
    const validity = grid.flags[slot]!;
    if (!isMeasured(value, validity)) continue;
    const stored = grid.start + slot * grid.step;
    const time = startOfInterval(series, stored);
    const trend = trendOf(series, grid, stored + grid.step);
    return { series, value, flag: validity, time, ...(trend === undefined ? {} : { trend }) };
  }
  return undefined;
}

/**
 * Compares the last hour with the hour before. A change up to a tenth of the value or twice the last digit is steady.
 */
function trendOf(series: CataloguedSeries, grid: Grid, end: number): LatestOfSeries['trend'] {
  const { aggregator, decimals } = series.definition;
  if (aggregator === 'vectorMean') return undefined;
  const { values } = aggregate(grid, nativeRule(aggregator), [end - 2 * hour, end - hour, end]);
  const [before, after] = [values[0]!, values[1]!];
  if (Number.isNaN(before) || Number.isNaN(after)) return undefined;
  const change = after - before;
  if (Math.abs(change) <= Math.max(Math.abs(before) * 0.1, 2 * 10 ** -decimals)) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}

function coverageOf(columns: Column[], now: number): number {
  let measured = 0;
  let expected = 0;
  for (const [series, grid] of columns) {
    const slots = secondsPerDay / grid.step;
    const last = Math.floor((now - series.deliveryDelay - grid.start) / grid.step);
    for (let slot = Math.max(0, last - slots); slot < last; slot++) {
      if (isMeasured(grid.values[slot] ?? Number.NaN, grid.flags[slot] ?? 0)) measured++;
    }
    expected += slots;
  }
  return expected === 0 ? 0 : Math.floor((100 * measured) / expected);
}
