import type { WarningLevel } from '../components/WarningMark/shapes.ts';
import type { IndexBandName } from '../theme/indexScales.ts';

/** Content of a mark: a warning, a band of an air quality index, or the reason why there is none. */
export type StationLevel = WarningLevel | IndexBandName;

const ordered = [
  'notMeasured',
  'none',
  'e1',
  'u1',
  'e2',
  'unrated',
  'noData',
  'maintenance',
  'offline',
  'late',
  'u2',
  'low',
  'e3',
  'u3',
  'medium',
  'e4',
  'u4',
  'high',
  'e5',
  'u5',
  'e6',
  'u6',
] as const satisfies readonly StationLevel[];

/**
 * Ordered from good to worst. A reason for missing data is more urgent than a good value and less urgent than a poor
 * one.
 */
export const levelsByUrgency: readonly StationLevel[] = ordered;

// The types fit only if the list has all levels.
/** Higher is worse. */
export const urgency: Record<StationLevel, number> = Object.fromEntries(
  ordered.map((level, rank) => [level, rank]),
) as Record<(typeof ordered)[number], number>;
