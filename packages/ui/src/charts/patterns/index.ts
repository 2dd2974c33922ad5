export { HourProfile, type HourProfileProps } from './HourProfile.tsx';
export { CalendarHeatmap, type CalendarHeatmapProps, type HeatClass, type HeatDay } from './CalendarHeatmap.tsx';
export { profileOf, type Profile, type ProfileSlot, type TimedHours } from './hourProfile.ts';
export { dailyValues, type DailyValue } from './dailyValues.ts';
export type { AveragingRule } from '../averages.ts';
export type { HourlyValues } from '../hourlyValues.ts';
