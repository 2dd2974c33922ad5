import type { LocationSummary } from '@zrak/api-client';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { positionText } from './positionText.ts';
import { distinctNames, type DistinctName } from './distinctNames.ts';

/** Stations by their coordinates: no other field of the list of stations differs for certain. */
export function useDistinctStations(
  stations: ReadonlyArray<Pick<LocationSummary, 'id' | 'name' | 'latitude' | 'longitude'>>,
): DistinctName[] {
  const intl = useIntl();
  return useMemo(() => distinctNames(stations, (station) => positionText(intl, station)), [intl, stations]);
}
