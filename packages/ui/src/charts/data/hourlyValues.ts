import { flagKind } from './flags.ts';

/** Values on a grid of hours, in the format of `ChartSeries`. */
export interface HourlyValues {
  /** NaN if missing. */
  values: Float32Array;
  /** EEA validity flags, one per value. Values that are not valid, calibration and maintenance are skipped. */
  flags?: Int8Array;
}

/** Whether there is a value and its flag is valid. */
export const isValid = ({ values, flags }: HourlyValues, index: number): boolean => {
  if (Number.isNaN(values[index])) return false;
  const kind = flagKind(flags?.[index]);
  return kind !== 'invalid' && kind !== 'calibration';
};
