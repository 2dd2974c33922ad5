import type { Category } from '@zrak/api-client';
import { indexStandards } from '@zrak/quantities/indices';
import type { StationLevel } from '@zrak/ui/stationLevels';
import { type Address, defineAddress } from '../../../shared/address/address.ts';
import { choiceParam, idParam, listParam } from '../../../shared/address/param.ts';
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
}

const params = defineAddress(
  {
    by: choiceParam(colourings, 'warning'),
    standard: choiceParam(indexStandards, 'eu2024'),
    levels: listParam('.'),
    category: choiceParam(categories, null),
    sort: choiceParam(sortings, 'name'),
  },
  // Levels of another scale go with it.
  { by: { levels: [] }, standard: { levels: [] } },
);

/** What the map shows, as its address says it. Levels the scale does not have count as not said. */
export const mapAddress: Address<MapSearch> = {
  ...params,
  read(search) {
    const said = params.read(search);
    return { ...said, levels: levelsOf(said).filter((level) => said.levels.includes(level)) };
  },
};

/** The selected station: apart from the rest, so that another selection colours and counts nothing again. */
export const selectionAddress = defineAddress({ station: idParam });
