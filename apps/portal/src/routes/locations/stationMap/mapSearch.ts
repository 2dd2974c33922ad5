import type { Category, LocationSummary } from '@zrak/api-client';
import { indexStandards } from '@zrak/quantities/indices';
import type { StationLevel } from '@zrak/ui/stationLevels';
import { type Address, defineAddress } from '../../../shared/address/address.ts';
import { choiceParam, idParam, listParam } from '../../../shared/address/param.ts';
import { categories, markOf } from '../../../shared/station.ts';
import { type Colouring, colourings, levelsOf, offered } from './mapColouring.ts';

export const sortings = ['level', 'name', 'distance'] as const;
export type Sorting = (typeof sortings)[number];

/** Map settings in the address. */
export interface MapSearch extends Colouring {
  /** Only these levels; all if empty. */
  levels: readonly StationLevel[];
  /** Only stations that measure this quantity. */
  category: Category | null;
  /** Order of the list. */
  sort: Sorting;
}

const params = defineAddress(
  {
    by: choiceParam(colourings, 'index'),
    standard: choiceParam(indexStandards, 'eu2024'),
    levels: listParam('.'),
    category: choiceParam(categories, null),
    sort: choiceParam(sortings, 'level'),
  },
  // Levels belong to a scale and are reset with it.
  { by: { levels: [] }, standard: { levels: [] } },
);

/** Map settings in the address. Levels that the scale does not have count as absent. */
export const mapAddress: Address<MapSearch> = {
  ...params,
  read(search) {
    const values = params.read(search);
    return { ...values, levels: levelsOf(values).filter((level) => values.levels.includes(level)) };
  },
};

/** Orders of the list. A server that sends only colours ranks no stations, and a plan knows no distances. */
export function offeredSortings(
  locations: readonly LocationSummary[],
  { by }: Pick<Colouring, 'by'>,
  isOnPlan: boolean,
): Sorting[] {
  const isRanked = by !== 'warning' || locations.some(({ warning }) => markOf({ warning }).level !== 'unrated');
  return sortings.filter((one) => (one === 'level' ? isRanked : one !== 'distance' || !isOnPlan));
}

/** Replaces settings that the stations do not offer, also where a link asks for them: without means, warnings colour the map. */
export function offeredSearch(search: MapSearch, locations: readonly LocationSummary[], isOnPlan: boolean): MapSearch {
  const coloured: MapSearch = offered(locations, search.standard).includes(search.by)
    ? search
    : { ...search, by: 'warning', levels: [] };
  const [first = 'name', ...others] = offeredSortings(locations, coloured, isOnPlan);
  return [first, ...others].includes(coloured.sort) ? coloured : { ...coloured, sort: first };
}

/**
 * The selected station, separate from the rest, so that another selection does not colour and count all stations again.
 */
export const selectionAddress = defineAddress({ station: idParam });
