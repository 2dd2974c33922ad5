import type { Series } from '@zrak/api-client';
import { type CompareValues, compareAddress } from '../graph/compareAddress.ts';

/** Maximum number of distinguishable lines: one per colour. */
export const mostLines = 12;

export interface Selection {
  /** Series ids in the order of the address. */
  series: Series[];
  /** Years before the current one, the latest first. */
  years: number[];
  /** Number of ids that are unknown or not visible to the viewer. */
  unknown: number;
  /** Number of lines above the maximum. */
  surplus: number;
}

/** Layouts that differ for these series: with one unit, all lines share a plot or none does. */
export const layoutsOf = (series: readonly Series[]): CompareValues['layout'][] =>
  unitsOf(series) > 1 ? ['byUnit', 'over', 'below'] : ['over', 'below'];

/** The layout in effect, as one of those that differ. */
export const layoutIn = ({ layout }: Pick<CompareValues, 'layout'>, series: readonly Series[]) =>
  layout === 'byUnit' && unitsOf(series) < 2 ? 'over' : layout;

const unitsOf = (series: readonly Series[]) => new Set(series.map(({ unit }) => unit)).size;

/** The valid part of the comparison in an address. @param year current year */
export function selectionOf(
  address: Pick<CompareValues, 'series' | 'years'>,
  known: ReadonlyMap<string, Series>,
  year: number,
): Selection {
  const ids = new Set(address.series);
  const requested = [...ids].flatMap((id) => known.get(id) ?? []);
  const series = requested.slice(0, mostLines);
  const before = [...new Set(address.years.map(Number))].filter((one) => one < year && one > 1900);
  const years = before.toSorted((a, b) => b - a).slice(0, yearsThatFit(series.length));
  return {
    series,
    years,
    unknown: ids.size - requested.length,
    surplus: requested.length * (1 + before.length) - series.length * (1 + years.length),
  };
}

/** How many other years still fit. */
export const yearsThatFit = (seriesCount: number): number =>
  seriesCount === 0 ? mostLines : Math.floor(mostLines / seriesCount) - 1;

/** The part of a search that a saved view keeps: the same text for the same view, with any other params. */
export const savedSearch = (search: string): string =>
  compareAddress.format(compareAddress.read(new URLSearchParams(search)));
