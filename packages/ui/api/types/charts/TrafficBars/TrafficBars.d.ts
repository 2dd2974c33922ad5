import { type VehicleClass } from './trafficVolume.js';
export interface TrafficBarsProps {
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
export declare function TrafficBars({ label, classes, times, interval, timeZone, period }: TrafficBarsProps): import("react").JSX.Element;
