import { type VehicleClass } from './trafficVolume.js';
export interface TrafficBarsProps {
    /** Accessible name of the picture. */
    label: string;
    /** From the foot of a bar upwards; one colour each. */
    classes: readonly VehicleClass[];
    /** Epoch milliseconds: the start of each interval, one to a value of every class. */
    times: Float64Array;
    /** What a bar counts. */
    interval: 'hour' | 'day';
    /** IANA name; whose clock and calendar name the bars. */
    timeZone: string;
    /** Printed under the picture: "1–30 November 2026, daily sums". */
    period: string;
}
/** Vehicles by class, hour by hour or day by day: stacked bars, words and a table. */
export declare function TrafficBars({ label, classes, times, interval, timeZone, period }: TrafficBarsProps): import("react").JSX.Element;
