import type { LocationSummary, Location, Category } from '@zrak/api-client';
import type { WarningLevel } from '@zrak/ui/WarningMark';

/**
 * Status of a map mark: an offline station or one in maintenance shows that first, because its old value would mislead.
 */
export function levelOf({
  state = 'ok',
  warning,
}: Pick<LocationSummary | Location, 'state' | 'warning'>): WarningLevel {
  return state === 'ok' ? (warning.level ?? 'noData') : state;
}

/** In the order of the specification. */
export const categories: readonly Category[] = ['pollution', 'meteorology', 'wind', 'noise', 'traffic', 'system'];
