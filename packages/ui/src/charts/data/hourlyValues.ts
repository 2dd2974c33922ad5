import { flag, type Grid, isMeasured } from '@zrak/quantities/aggregation';

/** Values on a grid of hours, in the format of `ChartSeries`. */
export interface HourlyValues {
  /** NaN if missing. */
  values: Float32Array;
  /** EEA validity flags, one per value. Values that are not valid, calibration and maintenance are skipped. */
  flags?: Int8Array;
}

/** Hourly values with their times. */
export interface TimedHours extends HourlyValues {
  /** Start of each hour in epoch milliseconds, ascending; one per value. */
  times: Float64Array;
}

/** Whether there is a value and its flag is valid. */
export const isValid = ({ values, flags }: HourlyValues, index: number): boolean =>
  isMeasured(values[index] ?? NaN, flags?.[index]);

/** The valid values, with NaN instead of all others. */
export const validValues = (hours: HourlyValues): Float32Array =>
  hours.values.map((value, index) => (isValid(hours, index) ? value : NaN));

const hourLength = 3_600_000;

/** Hours in the format of `@zrak/quantities`; hours that are absent have no value. */
export function gridOf({ times, values, flags }: TimedHours): Grid {
  const start = times[0] ?? 0;
  const placeOf = (time: number) => Math.round((time - start) / hourLength);
  const length = times.length === 0 ? 0 : placeOf(times.at(-1)!) + 1;
  const grid = {
    start,
    step: hourLength,
    values: new Float32Array(length).fill(NaN),
    flags: new Int8Array(length).fill(flag.valid),
  };
  times.forEach((time, index) => {
    const place = placeOf(time);
    grid.values[place] = values[index]!;
    grid.flags[place] = flags?.[index] ?? flag.valid;
  });
  return grid;
}
