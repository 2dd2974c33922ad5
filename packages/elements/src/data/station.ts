import {
  type Client,
  gridTimes,
  type Location,
  type NativeInterval,
  type Series,
  type SeriesValues,
} from '@zrak/api-client';
import { Failure, failureOf } from './failure.ts';
import { publicClient, type Source } from './portal.ts';

const hourMs = 3_600_000;
/** Age at which the newest value of a station without a state is late, unless its interval is long. */
const lateAfterMs = 2 * hourMs;
const shownValues = 4;
/** Hours of a course. A week of daily values has the newest one, which arrives up to two and a half days after its start. */
const hoursOf = (interval: NativeInterval): number => (interval === 'P1D' ? 7 * 24 : 24);
/** Hours in which the newest value of a series without one in its course is looked for. */
const longestHours = 30 * 24;

/** Newest value of a series. */
export interface ShownValue {
  seriesId: string;
  name: string;
  parameter: string;
  value: number;
  unit: string;
  decimals: number;
  /** Start of the interval, epoch milliseconds. */
  time: number;
  interval: NativeInterval;
}

/** Values of the last 24 hours of one series, hourly unless measured less often; of 7 days if they are daily. NaN is a gap. */
export interface Course {
  name: string;
  /** Of the values: the native interval of the series, if that is longer than an hour. */
  interval: NativeInterval;
  unit: string;
  decimals: number;
  times: Float64Array;
  values: Float64Array;
}

export interface StationData {
  client: Client;
  station: Location;
  /** Newest value of the station, epoch milliseconds; null without any. */
  latestAt: number | null;
  values: ShownValue[];
  /** Whether there are no values because a call failed. */
  haveValuesFailed: boolean;
  /** Null if the server has no values of the last day, or of the last 7 days of a daily series. */
  course: Course | null;
}

/** One station of a public client, as far as the server knows it. @throws Failure */
export async function loadStation(
  source: Source,
  clientCode: string,
  locationId: string,
  signal: AbortSignal,
  now = Date.now(),
): Promise<StationData> {
  const options = { params: { query: { locationId } }, signal };
  const [client, location, series] = await Promise.all([
    publicClient(source, clientCode, signal),
    source.api.GET('/api/locations/location', options),
    source.api.GET('/api/dataseries/get', options),
  ]);
  if (location.error) {
    const { status } = location.error;
    throw status === 404 || status === 400 ? new Failure('noStation', locationId) : failureOf(location.error);
  }
  const station = location.data;
  if (station.clientId !== undefined && station.clientId !== client.id) throw new Failure('noStation', locationId);

  const latest = latestValues(station);
  // A station without series is better than no station.
  const zoned = (series.data ?? []).map((one) =>
    one.isTimeZoneAssumed ? { ...one, timeZone: station.timeZone } : one,
  );
  const courses = await loadCourses(source, chosenSeries(zoned, latest), latest.length === 0, now, signal);
  const found = courses ?? [];
  const values = latest.length > 0 ? latest : found.flatMap(({ series: one, course }) => lastOf(one, course));
  const times = [...values.map(({ time }) => time), ...(station.latestAt ? [Date.parse(station.latestAt)] : [])];
  return {
    client,
    station,
    latestAt: times.length > 0 ? Math.max(...times) : null,
    values,
    haveValuesFailed: values.length === 0 && (series.error !== undefined || courses === null),
    course: found.map(({ course }) => recent(course, now)).find(hasValue) ?? null,
  };
}

/** The deciding pollutant first, then pollutants before the rest; the state of the instruments is left out. */
function latestValues({ latest = [], index }: Location): ShownValue[] {
  const rank = ({ parameter, category }: (typeof latest)[number]) =>
    parameter === index?.decidedBy ? 0 : category === 'pollution' ? 1 : 2;
  return latest
    .filter(({ category }) => category !== 'system')
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, shownValues)
    .map(({ time, ...value }) => ({ ...value, time: Date.parse(time) }));
}

/** The series of the first value, or the first series where the server sends no values with the station. */
function chosenSeries(all: readonly Series[], [first]: readonly ShownValue[]): Series[] {
  if (first) return all.filter(({ id }) => id === first.seriesId);
  return all.filter(({ category }) => category !== 'system').slice(0, shownValues);
}

interface SeriesCourse {
  series: Series;
  course: Course;
}

const endOf = (now: number): number => Math.ceil(now / hourMs) * hourMs;
const hasValue = ({ values }: Course): boolean => values.some(Number.isFinite);

/**
 * Null if the call fails.
 *
 * @param needsNewest whether the newest values are to be found, also if they are late
 */
async function loadCourses(
  source: Source,
  all: readonly Series[],
  needsNewest: boolean,
  now: number,
  signal: AbortSignal,
): Promise<SeriesCourse[] | null> {
  const hours = Math.max(...all.map(({ nativeInterval }) => hoursOf(nativeInterval)));
  const found = await loadHours(source, all, hours, now, signal);
  if (!needsNewest || !found) return found;
  // Without a value, or daily although the server did not say so.
  const short = found.filter(({ course }) => !hasValue(course) || hoursOf(course.interval) > hours);
  const again = short.map(({ series }) => series);
  const longer = (await loadHours(source, again, longestHours, now, signal)) ?? [];
  return found.map((one) => longer.find(({ series }) => series === one.series) ?? one);
}

async function loadHours(
  source: Source,
  all: readonly Series[],
  hours: number,
  now: number,
  signal: AbortSignal,
): Promise<SeriesCourse[] | null> {
  if (all.length === 0) return [];
  const to = endOf(now);
  const query = {
    seriesIds: all.map(({ id }) => id),
    from: new Date(to - hours * hourMs).toISOString(),
    to: new Date(to).toISOString(),
    interval: 'PT1H' as const,
  };
  const { data, error } = await source.api.GET('/api/dataseries/getData', { params: { query }, signal });
  if (error || typeof data === 'string') return null;
  return data.series.flatMap((values) => {
    const series = all.find(({ id }) => id === values.id);
    return series ? [{ series, course: courseOf(series, values) }] : [];
  });
}

/** The part of a course that is drawn. */
function recent({ times, values, ...course }: Course, now: number): Course {
  const from = endOf(now) - hoursOf(course.interval) * hourMs;
  const start = times.findIndex((time) => time >= from);
  const first = start === -1 ? times.length : start;
  return { ...course, times: times.slice(first), values: values.slice(first) };
}

function courseOf({ name, unit, decimals, timeZone }: Series, values: SeriesValues): Course {
  return {
    name,
    interval: values.step,
    unit,
    decimals,
    times: gridTimes(values, timeZone),
    values: Float64Array.from(values.values, (value) => value ?? Number.NaN),
  };
}

function lastOf({ id, parameter }: Series, { name, interval, unit, decimals, times, values }: Course): ShownValue[] {
  const at = values.findLastIndex(Number.isFinite);
  if (at === -1) return [];
  return [{ seriesId: id, name, parameter, value: values[at]!, unit, decimals, time: times[at]!, interval }];
}

/** The value after it should have arrived more than half an interval ago. */
function isLate({ time, interval }: ShownValue, timeZone: string, now: number): boolean {
  const grid = { start: new Date(time).toISOString(), step: interval, values: { length: 3 } };
  const [, end = time, nextEnd = end] = gridTimes(grid, timeZone);
  return now > Math.max(time + lateAfterMs, nextEnd + (end - time) / 2);
}

/** State that the server names, or else `late` if its newest values are old; the series whose values arrive best decides. */
export function stateOf({ station, values, latestAt }: StationData, now: number): NonNullable<Location['state']> {
  if (station.state) return station.state;
  if (latestAt === null || now - latestAt <= lateAfterMs) return 'ok';
  return values.some((value) => !isLate(value, station.timeZone, now)) ? 'ok' : 'late';
}
