import { useMemo } from 'react';
import { foldDiacritics } from '../../../shared/foldDiacritics.ts';
import type { MapSearch } from '../stationMap/mapSearch.ts';
import type { ShownStation } from '../stationMap/useMapStations.ts';

/** Stations of a category whose names contain the text, and those of them with the selected levels. */
export function useFoundStations(
  stations: readonly ShownStation[],
  text: string,
  { category, levels }: Pick<MapSearch, 'category' | 'levels'>,
) {
  const named = useMemo(
    () =>
      stations.filter(
        ({ name, categories }) =>
          foldDiacritics(name).includes(foldDiacritics(text.trim())) &&
          (category === null || categories.length === 0 || categories.includes(category)),
      ),
    [stations, text, category],
  );
  const found = useMemo(
    () => (levels.length === 0 ? named : named.filter(({ level }) => levels.includes(level))),
    [named, levels],
  );
  return { named, found };
}
