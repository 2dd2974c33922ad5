import { LRUCache } from 'lru-cache';
import type { Zone } from '@zrak/quantities/time';
import type { CataloguedSeries } from '../repositories/catalogue.ts';

const hour = 3600;

/** A civil month or year of a station. Instants are seconds since 1970. */
export interface ReportPeriod {
  kind: 'month' | 'year';
  zone: Zone;
  from: number;
  to: number;
  /** End of the newest full hour of the period that has passed; `from` if there is none. */
  until: number;
  year: number;
  /** Start of the calendar year over which exceedances are counted. */
  yearFrom: number;
}

/** @param name `2026-10` or `2026` */
export function reportPeriod(name: string, zone: Zone, now: number): ReportPeriod {
  const [year = 0, month] = name.split('-').map(Number);
  const from = zone.dayStart(year, month ?? 1, 1);
  const to = month === undefined || month === 12 ? zone.dayStart(year + 1, 1, 1) : zone.dayStart(year, month + 1, 1);
  const passed = Math.floor(now / hour) * hour;
  return {
    kind: month === undefined ? 'year' : 'month',
    zone,
    from,
    to,
    until: Math.max(from, Math.min(to, passed)),
    year,
    yearFrom: zone.dayStart(year, 1, 1),
  };
}

/** Edges that were computed last: all series of a report, and all stations of a zone, have the same. */
const lastEdges = new LRUCache<string, readonly number[]>({ max: 32 });

function kept(key: string, compute: () => readonly number[]): readonly number[] {
  const edges = lastEdges.get(key) ?? compute();
  lastEdges.set(key, edges);
  return edges;
}

/** Edges of the civil days that touch [from, to). */
export const dayEdges = (zone: Zone, from: number, to: number): readonly number[] =>
  kept(`${zone.name} ${from} ${to}`, () => zone.dayEdges(from, to));

/** Edges of the civil days of [from, to) that have ended by `to`. */
export const wholeDays = (zone: Zone, from: number, to: number): readonly number[] =>
  kept(`whole ${zone.name} ${from} ${to}`, () => dayEdges(zone, from, to).filter((edge) => edge <= to));

/**
 * Grid on which the first hour of a period starts, seconds. Hours are full hours of UTC, as in the data, so those of all
 * series are the same: where clocks are half an hour off, civil days and months do not begin with one. The hours of a sum
 * begin with the period, so that its days add up to its total.
 */
export const hourGridOf = ({ step, definition }: Pick<CataloguedSeries, 'step' | 'definition'>): number =>
  definition.aggregator === 'sum' ? Math.min(step, hour) : hour;

/** Start of the first hour at or after an instant. @param grid of the hours, seconds */
export const firstStart = (instant: number, grid: number): number => Math.ceil(instant / grid) * grid;

/** Edges of the hours that start in [from, to). @param grid of the hours, seconds; by default they begin at `from` */
export function hourEdges(from: number, to: number, grid = 1): readonly number[] {
  const first = firstStart(from, grid);
  return kept(`hours ${first} ${to}`, () => {
    const edges = [first];
    // A loop: `Array.from` takes a tenth of the time of a report.
    for (let edge = first; edge < to;) edges.push((edge += hour));
    return edges;
  });
}
