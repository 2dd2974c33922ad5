export { HourProfile, type HourProfileProps } from './HourProfile.tsx';
export { CalendarHeatmap, type CalendarHeatmapProps, type HeatClass, type HeatDay } from './CalendarHeatmap.tsx';
export { NoiseIndicators, type NoiseIndicatorsProps, type NoiseLimit } from './NoiseIndicators.tsx';
export { TrafficBars, type TrafficBarsProps } from './TrafficBars.tsx';
export { profileOf, type Profile, type ProfileSlot, type TimedHours } from './hourProfile.ts';
export { dailyValues, type DailyValue } from './dailyValues.ts';
export {
  noiseHours,
  noiseIndicators,
  type NoiseHours,
  type NoiseLevel,
  type NoiseLevels,
  type NoisePart,
} from './noiseIndicators.ts';
export { trafficVolume, type TrafficStack, type TrafficVolume, type VehicleClass } from './trafficVolume.ts';
export { useIndexClasses } from './useIndexClasses.ts';
export type { AveragingRule } from '../averages.ts';
export type { HourlyValues } from '../hourlyValues.ts';
