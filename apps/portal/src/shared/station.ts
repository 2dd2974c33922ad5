import type { LocationSummary, Location, Category } from '@zrak/api-client';
import type { WarningLevel } from '@zrak/ui/WarningMark';

/** What a mark shows: a station that is silent or being worked on says that first, for its old value would mislead. */
export function levelOf({ state, warning }: Pick<LocationSummary | Location, 'state' | 'warning'>): WarningLevel {
  return state === 'ok' ? warning.level : state;
}

/** In the order of the specification. */
export const categories: readonly Category[] = ['pollution', 'meteorology', 'wind', 'noise', 'traffic', 'system'];
