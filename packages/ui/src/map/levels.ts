import type { WarningLevel } from '../components/WarningMark/shapes.ts';
import type { IndexBandName } from '../theme/indexScales.ts';

/** What a mark shows: a warning, a band of an air quality index, or why there is neither. */
export type StationLevel = WarningLevel | IndexBandName;

/** From what is well to what is worst: why nothing is known is more urgent than a good value, and less than a poor one. */
export const levelsByUrgency: readonly StationLevel[] = [
  'none',
  'e1',
  'u1',
  'e2',
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
];

/** The greater, the worse. */
export const urgency = Object.fromEntries(levelsByUrgency.map((level, rank) => [level, rank])) as Record<
  StationLevel,
  number
>;
