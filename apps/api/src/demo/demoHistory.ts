import { flag, isMeasured } from '@zrak/quantities/aggregation';
import { everything, within } from '../db/scope.ts';
import type { StoredSeries } from '../repositories/storedSeries.ts';
import type { DayOfValues, MeasurementStore } from '../measurements/store.ts';
import { secondsPerDay } from '../time/interval.ts';
import { stepOf } from './catalogue.ts';
import { demoStations } from './stations.ts';
import type { Generator } from './generator/generator.ts';

const historyYears = 2;
const stationIds = new Set(demoStations.map(({ id }) => id));

/** An administrator may have added a series with another interval, or changed that of a series: it has no demo values. */
const isOfDemo = ({ locationId, parameter, step }: StoredSeries): boolean =>
  stationIds.has(locationId) && step === stepOf(parameter);

/**
 * Computes the values of demo stations and writes them to the store. A day is computed on its first read and stored.
 * The first stored day of a series is the beginning of its history.
 */
export class DemoHistory {
  readonly #store: MeasurementStore;
  readonly #generator: Generator;
  /** UTC day at which the history of a series begins. */
  readonly #beginnings = new Map<number, number>();
  /** Days known to be stored, by series. Read once per series: a query before each read would double the queries. */
  readonly #stored = new Map<number, Set<number>>();
  /** One job at a time per station: no day is computed twice. */
  readonly #completing = new Map<string, Promise<void>>();

  constructor(store: MeasurementStore, generator: Generator) {
    this.#store = store;
    this.#generator = generator;
  }

  /** Writes the first day of each series that does not reach back two years; the days after it follow on demand. */
  async begin(allSeries: readonly StoredSeries[]): Promise<void> {
    const firstDay = beginningFrom(this.#store.now);
    const stored = await this.#store.firstDays(allSeries);
    let lacking = allSeries.filter((one) => isOfDemo(one) && (stored.get(one.id) ?? Infinity) > firstDay);
    const made: DayOfValues[] = [];
    // An outage lasts less than a week. The days reach to the first value, because it is the `first` of the series.
    for (let day = firstDay; day < firstDay + 7 && lacking.length > 0; day++) {
      const days = await Promise.all([...byLocation(lacking)].map((series) => this.#compute(series, [day])));
      made.push(...days.flat());
      const empty = new Set(days.flat().flatMap((one) => (hasValue(one) ? [] : [one.seriesId])));
      lacking = lacking.filter(({ id }) => empty.has(id));
    }
    await this.#store.append(made);
  }

  /**
   * Computes and stores the missing days of [from, to). Stored values are never overwritten; a station outside the demo
   * has none.
   *
   * @param allSeries of one station: its weather is computed once for all of them.
   */
  async complete(allSeries: readonly StoredSeries[], from: number, to: number): Promise<void> {
    const series = allSeries.filter(isOfDemo);
    const [first] = series;
    const end = Math.min(to, this.#store.now);
    if (first === undefined || end <= from) return;
    const [firstDay, lastDay] = [Math.floor(from / secondsPerDay), Math.floor((end - 1) / secondsPerDay)];
    if (series.every((one) => this.#isComplete(one, firstDay, lastDay))) return;
    const before = this.#completing.get(first.locationId) ?? Promise.resolve();
    // Outside the scope of the reader: the demo writes for all clients.
    const work = before.then(() => within(everything, () => this.#completeDays(series, firstDay, lastDay)));
    const settled = work.catch(() => undefined);
    this.#completing.set(first.locationId, settled);
    try {
      await work;
    } finally {
      if (this.#completing.get(first.locationId) === settled) this.#completing.delete(first.locationId);
    }
  }

  /** Brings the last days of all series up to date: missing days, and the rest of incomplete days of any age. */
  async feed(allSeries: readonly StoredSeries[], days: number): Promise<void> {
    const today = Math.floor(this.#store.now / secondsPerDay);
    const recent = today - days + 1;
    const stored = Map.groupBy(await this.#store.openDays(recent), ({ seriesId }) => seriesId);
    const made: DayOfValues[] = [];
    for (const series of byLocation(allSeries.filter(isOfDemo))) {
      const lacking = new Set<number>();
      for (const one of series) {
        const filled = new Map((stored.get(one.id) ?? []).map((chunk) => [chunk.day, chunk.filled]));
        for (let day = recent; day <= today; day++) if (!filled.has(day)) lacking.add(day);
        for (const [day, slots] of filled) if (slots < this.#elapsedSlots(one, day)) lacking.add(day);
      }
      if (lacking.size > 0) made.push(...(await this.#compute(series, [...lacking])));
    }
    await this.#store.append(made);
    // Days of other series are looked up with their first read.
    for (const { seriesId, day } of made) if (this.#stored.has(seriesId)) this.#note(seriesId, day);
  }

  #isComplete({ id }: StoredSeries, firstDay: number, lastDay: number): boolean {
    const beginning = this.#beginnings.get(id);
    const stored = this.#stored.get(id);
    if (beginning === undefined || stored === undefined) return false;
    for (let day = Math.max(firstDay, beginning); day <= lastDay; day++) if (!stored.has(day)) return false;
    return true;
  }

  async #completeDays(series: readonly StoredSeries[], firstDay: number, lastDay: number): Promise<void> {
    await this.#lookUp(series);
    const beginnings = series.map(({ id }) => this.#beginnings.get(id) ?? Number.POSITIVE_INFINITY);
    const begin = Math.max(firstDay, Math.min(...beginnings));
    if (begin > lastDay) return;
    const days = Array.from({ length: lastDay - begin + 1 }, (_, index) => begin + index);
    const missing = days.filter((day) => series.some(({ id }) => !this.#stored.get(id)?.has(day)));
    if (missing.length === 0) return;
    const made = await this.#compute(series, missing);
    await this.#store.append(made.filter(({ seriesId, day }) => !this.#stored.get(seriesId)?.has(day)));
    for (const { id } of series) for (const day of missing) this.#note(id, day);
  }

  async #lookUp(series: readonly StoredSeries[]): Promise<void> {
    const unknown = series.filter(({ id }) => !this.#beginnings.has(id));
    for (const { seriesId, day } of await this.#store.storedDays(unknown)) {
      this.#beginnings.set(seriesId, Math.min(day, this.#beginnings.get(seriesId) ?? day));
      this.#note(seriesId, day);
    }
  }

  #note(seriesId: number, day: number): void {
    const days = this.#stored.get(seriesId) ?? new Set();
    this.#stored.set(seriesId, days.add(day));
  }

  /** Number of intervals of a day whose values can have arrived. */
  #elapsedSlots(series: StoredSeries, day: number): number {
    const slots = Math.floor((this.#store.availableUntil(series) - day * secondsPerDay) / series.step);
    return Math.max(0, Math.min(secondsPerDay / series.step, slots));
  }

  /** The days of series of one station of the demo, up to the values that can have arrived. */
  async #compute(series: readonly StoredSeries[], days: readonly number[]): Promise<DayOfValues[]> {
    const made = await this.#generator.generate({
      locationId: series[0]!.locationId,
      parameters: series.map(({ parameter }) => parameter),
      days,
    });
    return series.flatMap((one) => {
      const column = made.find(({ parameter }) => parameter === one.parameter);
      if (column === undefined) return [];
      const slots = secondsPerDay / one.step;
      return days.map((day, index) => {
        const filled = this.#elapsedSlots(one, day);
        const values = column.values.slice(index * slots, (index + 1) * slots).fill(Number.NaN, filled);
        const flags = column.flags.slice(index * slots, (index + 1) * slots).fill(flag.noData, filled);
        return { seriesId: one.id, day, values, flags, filled };
      });
    });
  }
}

/** UTC day two years before an instant; a day earlier, so that two years back is covered in every time zone. */
function beginningFrom(now: number): number {
  const start = new Date(now * 1000);
  start.setUTCFullYear(start.getUTCFullYear() - historyYears);
  return Math.floor(start.getTime() / 1000 / secondsPerDay) - 1;
}

const hasValue = ({ values, flags }: DayOfValues): boolean =>
  values.some((value, slot) => isMeasured(value, flags[slot]));

function byLocation(series: readonly StoredSeries[]): Iterable<StoredSeries[]> {
  return Map.groupBy(series, ({ locationId }) => locationId).values();
}
