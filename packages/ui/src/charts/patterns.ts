export { HourProfile, type HourProfileProps } from './HourProfile/HourProfile.tsx';
export { CalendarHeatmap, type CalendarHeatmapProps } from './CalendarHeatmap/CalendarHeatmap.tsx';
export type { HeatClass, HeatDay } from './CalendarHeatmap/heatDays.ts';
export { NoiseIndicators, type NoiseIndicatorsProps, type NoiseLimit } from './NoiseIndicators/NoiseIndicators.tsx';
export { TrafficBars, type TrafficBarsProps } from './TrafficBars/TrafficBars.tsx';
export { profileOf, type Profile, type ProfileSlot } from './data/profile.ts';
export { dailyValues, type DailyValue } from './data/dailyValues.ts';
export {
  trafficVolume,
  type TrafficStack,
  type TrafficVolume,
  type VehicleClass,
} from './TrafficBars/trafficVolume.ts';
export { useIndexClasses } from './CalendarHeatmap/useIndexClasses.ts';
export type { HourlyValues, TimedHours } from './data/hourlyValues.ts';
