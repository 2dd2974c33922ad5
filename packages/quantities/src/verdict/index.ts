export { hoursOfIndex } from './hoursOfIndex.ts';
export {
  type JudgedStation,
  type StationState,
  type StationVerdict,
  stationVerdict,
  type StationWarning,
  type VerdictIndex,
  warningFrom,
  type WarningLevel,
} from './stationVerdict.ts';
export { type DatedValue, valueBeside } from './valueBeside.ts';
