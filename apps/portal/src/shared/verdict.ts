import type { Location, LocationSummary } from '@zrak/api-client';
import { type StationVerdict, stationVerdict, warningFrom } from '@zrak/quantities/verdict';
import { hexOf } from './hexOf.ts';

type Judged = Pick<LocationSummary, 'warning'> &
  Partial<Pick<LocationSummary, 'state' | 'latestAt' | 'categories' | 'index' | 'means'>>;

/** The one verdict on a station, wherever it is shown. */
export const verdictOf = (station: Judged | Location): StationVerdict =>
  stationVerdict({ ...station, warning: { ...warningFrom(station.warning), color: hexOf(station.warning?.color) } });

/** The verdict on a station without what its air was judged by: the reason why there is no level. */
export const reasonOf = (station: Judged): StationVerdict =>
  stationVerdict({ ...station, index: undefined, means: [], warning: { level: 'noData' } });
