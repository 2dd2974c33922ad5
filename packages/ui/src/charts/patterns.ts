export { HourProfile, type HourProfileProps } from './HourProfile/HourProfile.tsx';
export {
  CalendarHeatmap,
  type CalendarHeatmapProps,
  type HeatClass,
  type HeatDay,
} from './CalendarHeatmap/CalendarHeatmap.tsx';
export { NoiseIndicators, type NoiseIndicatorsProps, type NoiseLimit } from './NoiseIndicators/NoiseIndicators.tsx';
export { TrafficBars, type TrafficBarsProps } from './TrafficBars/TrafficBars.tsx';
export { profileOf, type Profile, type ProfileSlot, type TimedHours } from './data/profile.ts';
export { dailyValues, type DailyValue } from './data/dailyValues.ts';
export {
  noiseHours,
  noiseIndicators,
  type NoiseHours,
  type NoiseLevel,
  type NoiseLevels,
  type NoisePart,
} from './NoiseIndicators/noiseLevels.ts';
export {
  trafficVolume,
  type TrafficStack,
  type TrafficVolume,
  type VehicleClass,
} from './TrafficBars/trafficVolume.ts';
export { useIndexClasses } from './CalendarHeatmap/useIndexClasses.ts';
export type { AveragingRule } from './data/averages.ts';
export type { HourlyValues } from './data/hourlyValues.ts';
