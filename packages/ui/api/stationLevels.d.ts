import { WarningLevel } from "./markShapes.js";
import { IndexBandName } from "./indexScales.js";
/** Content of a mark: a warning, a band of an air quality index, or the reason why there is none. */
type StationLevel = WarningLevel | IndexBandName;
/**
 * Ordered from good to worst. A reason for missing data is more urgent than a good value and less urgent than a poor
 * one.
 */
declare const levelsByUrgency: readonly StationLevel[];
/** Higher is worse. */
declare const urgency: Record<StationLevel, number>;
export { StationLevel, levelsByUrgency, urgency };