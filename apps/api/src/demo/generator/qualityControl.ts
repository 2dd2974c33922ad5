import { flag } from '@zrak/quantities/aggregation';
import { isInMaintenance, isOffline } from '../maintenance.ts';
import { gaussian, uniform } from './random.ts';
import type { DemoStation } from '../places.ts';

const day = 86_400;
const quarterHour = 900;

export interface Checked {
  /** NaN = nothing recorded. */
  value: number;
  flag: number;
}

/** Half the network reports SO2 below detection as half the limit, as older analysers do. */
const halvesBelowDetection = (station: DemoStation, parameter: string): boolean =>
  parameter === 'SO2' && station.number % 2 === 0;

const calibrated = new Set(['NO2', 'NO', 'NOx', 'O3', 'SO2', 'CO']);
const nothing: Checked = { value: Number.NaN, flag: flag.noData };

/**
 * What a station would deliver of a true value: outages, the 25-hourly zero and span check of gas analysers, planned
 * work, spikes, and values below the detection limit.
 * @param stream seed of the series.
 */
export function check(
  station: DemoStation,
  parameter: string,
  detectionLimit: number | null,
  value: number,
  t: number,
  stream: number,
): Checked {
  if (isOffline(station, t) || isGap(901 + station.number, t, 0.02, 7) || isGap(911 + stream, t, 0.015, 5))
    return nothing;
  const slot = Math.floor(t / quarterHour);
  if (calibrated.has(parameter)) {
    const phase = slot % 100;
    const zeroAt = station.number % 97;
    if (phase === zeroAt) return { value: 0.4 * gaussian(921 + stream, slot), flag: flag.maintenance };
    if (phase === zeroAt + 1) {
      return { value: (detectionLimit ?? 1) * 120 * (1 + 0.02 * gaussian(922 + stream, slot)), flag: flag.maintenance };
    }
  }
  if (isInMaintenance(station, parameter, t)) return { value, flag: flag.maintenance };
  if (uniform(941 + stream, slot) < 0.00004) return { value: value * 8 + 50, flag: flag.notValid };
  if (detectionLimit !== null && value < detectionLimit) {
    return halvesBelowDetection(station, parameter)
      ? { value: detectionLimit / 2, flag: flag.belowDetectionHalved }
      : { value, flag: flag.belowDetection };
  }
  return { value, flag: flag.valid };
}

/** Gaps begin on some days, at a random time, and last a few hours, rarely over a day. */
function isGap(stream: number, t: number, chancePerDay: number, meanHours: number): boolean {
  const today = Math.floor(t / day);
  for (const started of [today, today - 1]) {
    if (uniform(stream, started) >= chancePerDay) continue;
    const from = (started + uniform(stream + 1000, started)) * day;
    const length = 3600 * (-meanHours * Math.log(1 - 0.98 * uniform(stream + 2000, started)));
    if (t >= from && t < from + length) return true;
  }
  return false;
}
