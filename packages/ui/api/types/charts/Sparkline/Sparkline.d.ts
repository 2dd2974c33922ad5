export interface SparklineProps {
    /** What it shows, in words, with the figures that matter. */
    label: string;
    /** Epoch milliseconds. */
    times: Float64Array;
    /** NaN = gap. */
    values: Float32Array;
    /** Pixels; it is as wide as its container. */
    height?: number;
}
/** The course of a value, without axes: for a tile or a row. */
export declare function Sparkline({ label, times, values, height }: SparklineProps): import("react").JSX.Element;
