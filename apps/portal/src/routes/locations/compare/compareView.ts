import type { Series } from '@zrak/api-client';
import { type CompareValues, compareAddress } from '../graph/compareAddress.ts';

/** Lines that can be told apart: so many colours there are. */
export const mostLines = 12;

export interface Selection {
  /** In the order of the address. */
  series: Series[];
  /** Before the year in view, the latest first. */
  years: number[];
  /** Ids that are none, or that the viewer may not see. */
  unknown: number;
  /** Lines that would be too many. */
  surplus: number;
}

/** What an address asks to compare, as far as it can be. @param year in view */
export function selectionOf(
  said: Pick<CompareValues, 'series' | 'years'>,
  known: ReadonlyMap<string, Series>,
  year: number,
): Selection {
  const ids = new Set(said.series);
  const asked = [...ids].flatMap((id) => known.get(id) ?? []);
  const series = asked.slice(0, mostLines);
  const before = [...new Set(said.years.map(Number))].filter((one) => one < year && one > 1900);
  const years = before.toSorted((a, b) => b - a).slice(0, yearsThatFit(series.length));
  return {
    series,
    years,
    unknown: ids.size - asked.length,
    surplus: asked.length * (1 + before.length) - series.length * (1 + years.length),
  };
}

/** How many other years there is room for. */
export const yearsThatFit = (seriesCount: number): number =>
  seriesCount === 0 ? mostLines : Math.floor(mostLines / seriesCount) - 1;

/** Of a search what a saved view keeps: the same for the same view, whatever else stands in it. */
export const savedSearch = (search: string): string =>
  compareAddress.format(compareAddress.read(new URLSearchParams(search)));
