import type { Series } from '@zrak/api-client';

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
export function selectionOf(params: URLSearchParams, known: ReadonlyMap<string, Series>, year: number): Selection {
  const ids = new Set(listOf(params, 'series'));
  const asked = [...ids].flatMap((id) => known.get(id) ?? []);
  const series = asked.slice(0, mostLines);
  const before = [...new Set(listOf(params, 'years').map(Number))].filter((one) => one < year && one > 1900);
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

/** Several values of a search param as one; null for none. */
export const listed = (values: readonly (string | number)[]): string | null =>
  values.length > 0 ? values.join(',') : null;

/** Search params that say what is compared, and how. */
const viewParams = ['series', 'years', 'layout', 'period', 'date', 'interval', 'regime', 'scale'];

/** Of an address what a saved view keeps: the same for the same view. */
export function savedSearch(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of viewParams) {
    const value = params.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.toString();
}

const listOf = (params: URLSearchParams, name: string) => (params.get(name) ?? '').split(',').filter(Boolean);
