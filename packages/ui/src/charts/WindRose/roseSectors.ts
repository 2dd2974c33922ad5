import { pollutionByWind, speedBounds, windFrequencies } from '@zrak/quantities/wind';
import { type HourlyValues, validValues } from '../data/hourlyValues.ts';
import { type CompassPoint, compassPoints } from './compass.ts';

export interface SpeedClass {
  /** Lower limit in m/s; the class is `(from, to]`. */
  from: number;
  to: number;
}

/** @param bounds lower limits in m/s, ascending */
export const speedClassesOf = (bounds: readonly number[]): readonly SpeedClass[] =>
  bounds.map((from, index) => ({ from, to: bounds[index + 1] ?? Infinity }));

export const speedClasses = speedClassesOf(speedBounds);

export interface WindSector {
  point: CompassPoint;
  /** Shares of all hours, 0–1; one per class of speed. */
  classes: readonly number[];
  /** Share of all hours, 0–1: sum of the classes. */
  share: number;
}

export interface WindFrequencies {
  /** Number of hours with a valid direction and a valid speed; all shares refer to it. */
  hours: number;
  /** Share of calm hours, 0–1; NaN without hours. */
  calm: number;
  /** m/s, including calm; NaN without hours. */
  meanSpeed: number;
  /** Lower limits of the classes of speed in m/s, ascending, at most five; by default those of `speedClasses`. */
  speedBounds?: readonly number[] | undefined;
  /** m/s; by default 0.5. */
  calmUpTo?: number | undefined;
  /** Sixteen, clockwise from north. */
  sectors: readonly WindSector[];
}

export interface PollutionSector {
  point: CompassPoint;
  /** Hours with wind from this sector; fractional where directions were rounded to tens. */
  hours: number;
  /** Mean in the unit of the pollutant; NaN without hours. */
  mean: number;
}

export interface PollutionByWind {
  /** Number of hours with a valid direction, speed and concentration. */
  hours: number;
  /** Mean of all hours; NaN without hours. */
  mean: number;
  calmMean: number;
  /** Sixteen, clockwise from north. */
  sectors: readonly PollutionSector[];
}

/** @throws RangeError where the series is not of the length of the others */
function columnOf(hours: HourlyValues, { values: { length } }: HourlyValues): Float32Array {
  if (hours.values.length !== length) throw new RangeError('The series are not of one grid.');
  return validValues(hours);
}

/**
 * Frequency of wind by direction and speed.
 *
 * @param directions degrees from which the wind blows
 * @param speeds m/s, for the same hours
 * @throws RangeError if the series have different lengths
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
 * Mean concentration of a pollutant by wind direction.
 *
 * @param directions degrees from which the wind blows
 * @param speeds m/s, for the same hours
 * @param concentrations for the same hours
 * @throws RangeError if the series have different lengths
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
