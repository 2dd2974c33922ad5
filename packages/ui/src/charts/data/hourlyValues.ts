import { flagKind } from './flags.ts';

/** Values of one grid of hours, as a `ChartSeries` has them. */
export interface HourlyValues {
  /** NaN where there is none. */
  values: Float32Array;
  /** One to a value, as the EEA counts them: what is not valid, calibration and maintenance are left out. */
  flags?: Int8Array;
}

/** Whether there is a value, and one that counts. */
export const isValid = ({ values, flags }: HourlyValues, index: number): boolean => {
  if (Number.isNaN(values[index])) return false;
  const kind = flagKind(flags?.[index]);
  return kind !== 'invalid' && kind !== 'calibration';
};
