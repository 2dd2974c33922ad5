export { FrequencyRose, type FrequencyRoseProps, WindRose, type WindRoseProps } from './WindRose.tsx';
export { PollutionRose, type PollutionRoseProps } from './PollutionRose.tsx';
export {
  pollutionRose,
  speedClasses,
  windRose,
  type PollutionByWind,
  type PollutionSector,
  type SpeedClass,
  type WindFrequencies,
  type WindSector,
} from './roseSectors.ts';
export { compassPoints, type CompassPoint } from './compass.ts';
export type { HourlyValues } from '../data/hourlyValues.ts';
