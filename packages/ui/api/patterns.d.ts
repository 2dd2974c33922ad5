export { HourProfile, type HourProfileProps } from './types/charts/patterns/HourProfile.js';
export { CalendarHeatmap, type CalendarHeatmapProps, type HeatClass, type HeatDay } from './types/charts/patterns/CalendarHeatmap.js';
export { profileOf, type Profile, type ProfileSlot, type TimedHours } from './types/charts/patterns/hourProfile.js';
export { dailyValues, type DailyValue } from './types/charts/patterns/dailyValues.js';
export type { AveragingRule } from './types/charts/averages.js';
export type { HourlyValues } from './types/charts/hourlyValues.js';
