import type { StationVerdict } from './stationVerdict.ts';

/** A value with the fields of the contract. */
export interface DatedValue {
  parameter: string;
  /** Without one, the parameter names the value. */
  name?: string | undefined;
  value: number;
  unit: string;
  decimals: number;
  /** Start of the interval, a time of ISO 8601. */
  time: string;
}

/**
 * The value to show beside a verdict. With an index it is that of the pollutant that decides: another one would seem to
 * be the reason for the class. Otherwise it is the first of the newest values.
 */
export function valueBeside(verdict: StationVerdict, latest: readonly DatedValue[]): DatedValue | undefined {
  if (verdict.kind !== 'index') return latest[0];
  const { decidedBy, value, unit, decimals, time } = verdict.index;
  if (value === undefined) return latest.find(({ parameter }) => parameter === decidedBy);
  return { parameter: decidedBy, value, unit: unit ?? '', decimals: decimals ?? 1, time };
}
