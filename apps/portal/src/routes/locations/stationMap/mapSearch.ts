import type { Category, LocationSummary } from '@zrak/api-client';
import { indexStandards } from '@zrak/quantities/indices';
import type { StationLevel } from '@zrak/ui/stationLevels';
import { type Address, defineAddress } from '../../../shared/address/address.ts';
import { choiceParam, idParam, listParam } from '../../../shared/address/param.ts';
import { categories } from '../../../shared/station.ts';
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

/** A server without means colours by warning only, also where a link asks for more. */
export const offeredSearch = (search: MapSearch, locations: readonly LocationSummary[]): MapSearch =>
  offered(locations, search.standard).includes(search.by) ? search : { ...search, by: 'warning', levels: [] };

/**
 * The selected station, separate from the rest, so that another selection does not colour and count all stations again.
 */
export const selectionAddress = defineAddress({ station: idParam });
