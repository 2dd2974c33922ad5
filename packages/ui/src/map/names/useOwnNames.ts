import type { StyleSpecification } from 'maplibre-gl';
import { useMemo, useState } from 'react';
import type { MapStation } from '../StationMap/stations.ts';
import { withoutNames } from './withoutNames.ts';

/** More stations are clustered, and few of them have names on the map. */
const namesLimit = 100;

/**
 * The style without labels that repeat the name of a station. Names of filtered stations are kept, because another style
 * draws the whole map again.
 */
export function useOwnNames(style: StyleSpecification, stations: readonly MapStation[]): StyleSpecification {
  const [names, setNames] = useState<readonly string[]>(() => namesOf(stations));
  const missing = namesOf(stations).filter((name) => !names.includes(name));
  if (missing.length > 0 && names.length < namesLimit) setNames([...names, ...missing]);
  return useMemo(() => withoutNames(style, names), [style, names]);
}

const namesOf = (stations: readonly MapStation[]) =>
  stations.length > namesLimit ? [] : [...new Set(stations.map(({ name }) => name))];
