import { AveragingRule } from "@zrak/quantities/aggregation";
import { IndexBandName, IndexScale } from "./indexScales.js";
import { NoisePeriods, PartOfDay } from "@zrak/quantities/noise";
/** Values on a grid of hours, in the format of `ChartSeries`. */
interface HourlyValues {
  /** NaN if missing. */
  values: Float32Array;
  /** EEA validity flags, one per value. Values that are not valid, calibration and maintenance are skipped. */
  flags?: Int8Array | undefined;
}
/** Hourly values with their times. */
interface TimedHours extends HourlyValues {
  /** Start of each hour in epoch milliseconds, ascending; one per value. */
  times: Float64Array;
}
interface HourProfileProps {
  /** Accessible name of the plots. */
  label: string;
  series: TimedHours;
  /** IANA name of the time zone of the hours and days. */
  timeZone: string;
  /** Averaging rule of the quantity: energetic for decibels, vector for directions, sum for rain. */
  rule: AveragingRule;
  /** Unit with superscripts: "µg/m³". */
  unit: string;
  /** Decimals shown. */
  decimals: number;
  /** Shown under the plots: "1–30 November 2026, hourly means". */
  period: string;
}
/**
 * Course of a quantity over the day and over the week. Hovering a weekday shows its hours over the hours of all days.
 */
declare function HourProfile({
  label,
  series,
  timeZone,
  rule,
  unit,
  decimals,
  period
}: HourProfileProps): import("react").JSX.Element;
interface HeatClass {
  id: string;
  name: string;
  /** One digit or letter on the colour, so that the colour is not needed. */
  sign: string;
  color: IndexBandName | 'within' | 'above';
  /** Ink of the sign, with a contrast of 4.5:1 or more. */
  ink: 'dark' | 'light';
}
interface HeatDay {
  /** Civil date, `YYYY-MM-DD`. */
  date: string;
  /** The value that determined the class; NaN if there are not enough data. */
  value: number;
  /** Id of a class; null if there are not enough data. */
  classId: string | null;
}
interface CalendarHeatmapProps {
  /** Accessible name of the calendar. */
  label: string;
  /** Ascending, without gaps: days with too little data are included. */
  days: readonly HeatDay[];
  /** Ordered from best to worst. */
  classes: readonly HeatClass[];
  /** Name of a day's value, for example "Daily mean". */
  valueName: string;
  /** Unit with superscripts: "µg/m³". */
  unit: string;
  /** Decimals shown. */
  decimals: number;
  /** Shown under the calendar: "1–30 November 2026, Europe/Ljubljana". */
  period: string;
}
/** Days by class: a calendar with a sign in every day, a summary in words, and a table. */
declare function CalendarHeatmap({
  label,
  days,
  classes,
  valueName,
  unit,
  decimals,
  period
}: CalendarHeatmapProps): import("react").JSX.Element;
interface NoiseLimit {
  indicator: PartOfDay | 'den';
  /** dB(A) */
  value: number;
  /** "Limit value 65 dB(A), zone IV" */
  label: string;
}
interface NoiseIndicatorsProps {
  /** Accessible name of the table. */
  label: string;
  /** LAeq of hours, dB(A). */
  series: TimedHours;
  /** IANA name of the time zone that divides the day. */
  timeZone: string;
  /** Hours at which day, evening and night begin under national law. */
  hours: NoisePeriods;
  /** Limits that apply to the period: limits of Lden and Lnight apply to a year. */
  limits?: readonly NoiseLimit[] | undefined;
  /** Shown under the table: "2026, hourly LAeq, Europe/Ljubljana". */
  period: string;
}
/** Lday, Levening, Lnight and Lden of a period: a table with a bar for each level. */
declare function NoiseIndicators({
  label,
  series,
  timeZone,
  hours,
  limits,
  period
}: NoiseIndicatorsProps): import("react").JSX.Element;
/** Vehicles of one class. */
interface VehicleClass {
  id: string;
  label: string;
  /** Vehicles in each interval; NaN if they were not counted. */
  values: Float32Array;
}
interface TrafficStack {
  /** Vehicles of each class; 0 if they were not counted. */
  parts: readonly number[];
  /** Vehicles of all classes; NaN if one of them was not counted. */
  total: number;
}
interface TrafficVolume {
  /** One per interval. */
  stacks: readonly TrafficStack[];
  /** Vehicles of each class in all intervals. */
  sums: readonly number[];
  total: number;
  /** Number of intervals in which all classes were counted. */
  complete: number;
}
/**
 * Stacks vehicles by class and interval.
 * @param count number of intervals
 */
declare function trafficVolume(classes: readonly VehicleClass[], count: number): TrafficVolume;
interface TrafficBarsProps {
  /** Accessible name of the chart. */
  label: string;
  /** Stacked from the bottom up; one colour each. */
  classes: readonly VehicleClass[];
  /** Epoch milliseconds of the start of each interval; one per value of each class. */
  times: Float64Array;
  /** Interval of one bar. */
  interval: 'hour' | 'day';
  /** IANA name of the time zone of hours and days. */
  timeZone: string;
  /** Shown under the chart: "1–30 November 2026, daily sums". */
  period: string;
}
/** Vehicles by class, per hour or per day: stacked bars, a summary in words and a table. */
declare function TrafficBars({
  label,
  classes,
  times,
  interval,
  timeZone,
  period
}: TrafficBarsProps): import("react").JSX.Element;
interface ProfileSlot {
  /** Number of hours with a valid value. */
  hours: number;
  /** Computed by the rule of the quantity; NaN without hours. */
  value: number;
  /** 10th and 90th percentile of the hours; NaN for directions, sums and extremes, which have no meaningful spread. */
  low: number;
  high: number;
}
interface Profile {
  /** 24, from midnight. */
  hours: readonly ProfileSlot[];
  /** Seven, from Monday. */
  weekdays: readonly ProfileSlot[];
}
/**
 * Mean course of a quantity over the day and over the week, in civil time. Both occurrences of the repeated hour in
 * October count; the skipped hour in March is not missing.
 *
 * @param timeZone IANA name
 * @param weekday 0 is Monday; limits the hours to this day
 */
declare function profileOf(series: TimedHours, timeZone: string, rule: AveragingRule, weekday?: number): Profile;
interface DailyValue {
  /** Civil date in the time zone, `YYYY-MM-DD`. */
  date: string;
  /** Computed by the rule of the quantity; NaN if too few hours are valid. */
  value: number;
  /** Number of valid hours. */
  hours: number;
  /** Number of hours of the day in the series: 23 or 25 where clocks change. */
  of: number;
}
/**
 * Daily values of hourly values, by civil day.
 *
 * @param timeZone IANA name of the zone that defines midnight
 */
declare function dailyValues(series: TimedHours, timeZone: string, rule: AveragingRule): DailyValue[];
/** The bands of an air quality index as classes of days. Class ids are band ids, `e1` to `e6` or `u1` to `u6`. */
declare function useIndexClasses(scale: IndexScale): HeatClass[];
export { CalendarHeatmap, type CalendarHeatmapProps, type DailyValue, type HeatClass, type HeatDay, HourProfile, type HourProfileProps, type HourlyValues, NoiseIndicators, type NoiseIndicatorsProps, type NoiseLimit, type Profile, type ProfileSlot, type TimedHours, TrafficBars, type TrafficBarsProps, type TrafficStack, type TrafficVolume, type VehicleClass, dailyValues, profileOf, trafficVolume, useIndexClasses };