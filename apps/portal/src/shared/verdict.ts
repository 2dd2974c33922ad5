import type { Location, LocationSummary } from '@zrak/api-client';
import { type StationVerdict, stationVerdict, type StationWarning } from '@zrak/quantities/verdict';
import { hexOf } from './hexOf.ts';

const levels = ['none', 'low', 'medium', 'high', 'noData'] as const;

/** Fields of a server may hold anything. */
function warningOf(warning: { [Field in keyof LocationSummary['warning']]?: unknown } = {}): StationWarning {
  const { level, color, label, basis } = warning;
  return {
    level: levels.find((known) => known === level) ?? 'unrated',
    color: hexOf(color),
    label: typeof label === 'string' && label !== '' ? label : undefined,
    basis: (['index', 'noise', 'other'] as const).find((known) => known === basis),
  };
}

type Judged = Pick<LocationSummary, 'warning'> &
  Partial<Pick<LocationSummary, 'state' | 'latestAt' | 'categories' | 'index' | 'means'>>;

/** The one verdict on a station, wherever it is shown. */
export const verdictOf = (station: Judged | Location): StationVerdict =>
  stationVerdict({ ...station, warning: warningOf(station.warning) });

/** The verdict on a station without what its air was judged by: the reason why there is no level. */
export const reasonOf = (station: Judged): StationVerdict =>
  stationVerdict({ ...station, index: undefined, means: [], warning: { level: 'noData' } });
