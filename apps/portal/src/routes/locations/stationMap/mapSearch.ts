import type { Category } from '@zrak/api-client';
import { indexStandards } from '@zrak/quantities/indices';
import type { StationLevel } from '@zrak/ui/stationLevels';
import { oneOf } from '../../../shared/searchParams.ts';
import { categories } from '../../../shared/station.ts';
import { type Colouring, colourings, levelsOf } from './mapColouring.ts';

export const sortings = ['name', 'level', 'distance'] as const;
export type Sorting = (typeof sortings)[number];

/** What the map shows, as its address says it. */
export interface MapSearch extends Colouring {
  /** Only these; all of them when empty. */
  levels: readonly StationLevel[];
  /** Only stations that measure it. */
  category: Category | null;
  /** Order of the list. */
  sort: Sorting;
  /** The selected station. */
  station: string | null;
}

/** Anything that is none of its values counts as not said. */
export function readMapSearch(params: URLSearchParams): MapSearch {
  const by = oneOf(colourings, params.get('by')) ?? 'warning';
  const standard = oneOf(indexStandards, params.get('standard')) ?? 'eu2024';
  const levels = params.get('levels')?.split('.') ?? [];
  return {
    by,
    standard,
    levels: levelsOf({ by, standard }).filter((level) => levels.includes(level)),
    category: oneOf(categories, params.get('category')) ?? null,
    sort: oneOf(sortings, params.get('sort')) ?? 'name',
    station: params.get('station'),
  };
}

const usual = readMapSearch(new URLSearchParams());
const textOf = (value: MapSearch[keyof MapSearch]) => (typeof value === 'object' ? (value?.join('.') ?? '') : value);

/** The address after a change; what is as usual is left out, and levels of another scale go with it. */
export function writeMapSearch(params: URLSearchParams, change: Partial<MapSearch>): URLSearchParams {
  const next = new URLSearchParams(params);
  const isRecoloured = change.by !== undefined || change.standard !== undefined;
  const all = isRecoloured ? { levels: [], ...change } : change;
  for (const key of Object.keys(all) as (keyof MapSearch)[]) {
    const text = textOf(all[key] ?? null);
    if (text === textOf(usual[key])) next.delete(key);
    else next.set(key, text);
  }
  return next;
}
