import type { WarningLevel } from './types/components/WarningMark/shapes.js';
import type { IndexBandName } from './indexScales.js';
/** What a mark shows: a warning, a band of an air quality index, or why there is neither. */
export type StationLevel = WarningLevel | IndexBandName;
/** From what is well to what is worst: why nothing is known is more urgent than a good value, and less than a poor one. */
export declare const levelsByUrgency: readonly StationLevel[];
/** The greater, the worse. */
export declare const urgency: Record<StationLevel, number>;
