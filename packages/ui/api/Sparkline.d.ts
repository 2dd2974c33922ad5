interface SparklineProps {
  /** Text equivalent with the relevant values. */
  label: string;
  /** Epoch milliseconds. */
  times: Float64Array;
  /** NaN means a gap. */
  values: Float32Array;
  /** Height in pixels. The width is that of the container. */
  height?: number | undefined;
}
/** Course of a value without axes, for a tile or a row. */
declare function Sparkline({
  label,
  times,
  values,
  height
}: SparklineProps): import("react").JSX.Element;
export { Sparkline, SparklineProps };