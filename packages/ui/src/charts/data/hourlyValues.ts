import { flag, type Grid, isMeasured } from '@zrak/quantities/aggregation';

/** Values on a grid of hours, in the format of `ChartSeries`. */
export interface HourlyValues {
  /** NaN if missing. */
  values: Float32Array;
  /** EEA validity flags, one per value. Values that are not valid, calibration and maintenance are skipped. */
  flags?: Int8Array;
}

/** Hours of one grid with their times. */
export interface TimedHours extends HourlyValues {
  /** Epoch milliseconds, ascending: the start of each hour, one to a value. */
  times: Float64Array;
}

/** Whether there is a value, and one that counts. */
export const isValid = ({ values, flags }: HourlyValues, index: number): boolean =>
  isMeasured(values[index] ?? NaN, flags?.[index] ?? flag.valid);

/** The values that count, NaN in place of all others. */
export const validValues = (hours: HourlyValues): Float32Array =>
  hours.values.map((value, index) => (isValid(hours, index) ? value : NaN));

const hourLength = 3_600_000;

/** Hours as the arithmetic takes them. */
export const gridOf = ({ times, values, flags }: TimedHours): Grid => ({
  start: times[0] ?? 0,
  step: hourLength,
  values,
  flags: flags ?? new Int8Array(values.length).fill(flag.valid),
});
