import type { Zone } from '../time/zone.ts';
import type { Averages } from './exceedances.ts';

/** Consecutive months of a season (WHO global air quality guidelines, 2021). */
const length = 6;

/** Start of a month of the first season that ends in a calendar year, or of a later one: 0 is August of the year before. */
const monthStart = (zone: Zone, year: number, month: number): number => zone.dayStart(year, month + 2 - length, 1);

/** Start of the first season that ends in a calendar year: August of the year before. */
export const firstSeasonStart = (zone: Zone, year: number): number => monthStart(zone, year, 0);

export interface Season {
  /** Mean of its days; NaN if no season has enough data. */
  value: number;
  /** Percentage of its days with a value, rounded down; the highest of all seasons if none has enough data. */
  coverage: number;
}

/**
 * The six consecutive months with the highest mean of their days, of all that end in a calendar year.
 * @param days from `firstSeasonStart` on; seasons that end after the last day are left out
 * @param required percent of the days of a season
 */
export function peakSeason({ edges, values }: Averages, zone: Zone, year: number, required: number): Season {
  const months = Array.from({ length: 12 + length }, (_, month) => edges.indexOf(monthStart(zone, year, month)));
  const seasons = months
    .slice(0, 12)
    .map((from, index) => [from, months[index + length]!] as const)
    .filter(([from, to]) => from !== -1 && to !== -1)
    .map(([from, to]) => seasonOf(Array.from(values).slice(from, to)));
  const enough = seasons.filter(({ coverage }) => coverage >= required);
  if (enough.length > 0) return enough.reduce((highest, one) => (one.value > highest.value ? one : highest));
  return { value: Number.NaN, coverage: Math.max(0, ...seasons.map(({ coverage }) => coverage)) };
}

function seasonOf(days: readonly number[]): Season {
  const measured = days.filter((value) => !Number.isNaN(value));
  const sum = measured.reduce((total, value) => total + value, 0);
  return { value: sum / measured.length, coverage: Math.floor((measured.length / days.length) * 100) };
}
