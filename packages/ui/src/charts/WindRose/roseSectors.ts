import { pollutionByWind, speedBounds, windFrequencies } from '@zrak/quantities/wind';
import { type HourlyValues, validValues } from '../data/hourlyValues.ts';
import { type CompassPoint, compassPoints } from './compass.ts';

export interface SpeedClass {
  /** m/s; the class is `(from, to]`. */
  from: number;
  to: number;
}

export const speedClasses: readonly SpeedClass[] = speedBounds.map((from, index) => ({
  from,
  to: speedBounds[index + 1] ?? Infinity,
}));

export interface WindSector {
  point: CompassPoint;
  /** Of all hours, 0–1: one to a class of `speedClasses`. */
  classes: readonly number[];
  /** Of all hours, 0–1: the sum of the classes. */
  share: number;
}

export interface WindFrequencies {
  /** With a valid direction and a valid speed; all shares are shares of these. */
  hours: number;
  /** 0–1; NaN where there are no hours. */
  calm: number;
  /** m/s, calm included; NaN where there are no hours. */
  meanSpeed: number;
  /** 16, clockwise from north. */
  sectors: readonly WindSector[];
}

export interface PollutionSector {
  point: CompassPoint;
  /** With wind from there; not whole where directions were rounded to tens. */
  hours: number;
  /** In the unit of the pollutant; NaN where there are no hours. */
  mean: number;
}

export interface PollutionByWind {
  /** With a valid direction, speed and concentration. */
  hours: number;
  /** Of all hours; NaN where there are none, as below. */
  mean: number;
  calmMean: number;
  /** 16, clockwise from north. */
  sectors: readonly PollutionSector[];
}

/** @throws RangeError where the series is not of the length of the others */
function columnOf(hours: HourlyValues, { values: { length } }: HourlyValues): Float32Array {
  if (hours.values.length !== length) throw new RangeError('The series are not of one grid.');
  return validValues(hours);
}

/**
 * How often the wind came from where, and how fast.
 *
 * @param directions degrees, where the wind comes from
 * @param speeds m/s, of the same hours
 * @throws RangeError where the two are not of one length
 */
export function windRose(directions: HourlyValues, speeds: HourlyValues): WindFrequencies {
  const { sectors, ...frequencies } = windFrequencies(validValues(directions), columnOf(speeds, directions));
  return {
    ...frequencies,
    sectors: sectors.map((classes, index) => ({
      point: compassPoints[index]!,
      classes,
      share: classes.reduce((whole, share) => whole + share, 0),
    })),
  };
}

/**
 * How much of a pollutant came with wind from where.
 *
 * @param directions degrees, where the wind comes from
 * @param speeds m/s, of the same hours
 * @param concentrations of the same hours
 * @throws RangeError where the three are not of one length
 */
export function pollutionRose(
  directions: HourlyValues,
  speeds: HourlyValues,
  concentrations: HourlyValues,
): PollutionByWind {
  const { sectors, ...means } = pollutionByWind(
    validValues(directions),
    columnOf(speeds, directions),
    columnOf(concentrations, directions),
  );
  return { ...means, sectors: sectors.map((sector, index) => ({ point: compassPoints[index]!, ...sector })) };
}
