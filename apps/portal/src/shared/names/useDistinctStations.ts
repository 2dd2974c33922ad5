import type { LocationSummary } from '@zrak/api-client';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { positionText } from './positionText.ts';
import { distinctNames, type DistinctName } from './distinctNames.ts';

type Station = Pick<LocationSummary, 'id' | 'name' | 'latitude' | 'longitude'>;

/** Stations by their coordinates: no other field of the list of stations differs for certain. */
export const distinctStations = <One extends Station>(
  intl: IntlShape,
  stations: readonly One[],
): (One & DistinctName)[] => distinctNames(stations, (station) => positionText(intl, station));

export function useDistinctStations<One extends Station>(stations: readonly One[]): (One & DistinctName)[] {
  const intl = useIntl();
  return useMemo(() => distinctStations(intl, stations), [intl, stations]);
}
