import { type HourlyValues, isValid } from '../data/hourlyValues.ts';
import { type CompassPoint, compassPoints, isTen, partsOfTen, type SectorPart, sectorOf } from './compass.ts';

export interface SpeedClass {
  /** m/s; the class is `(from, to]`. */
  from: number;
  to: number;
}

/** m/s; wind that is no faster has no direction worth counting. */
export const calmUpTo = 0.5;

export const speedClasses: readonly SpeedClass[] = [
  { from: calmUpTo, to: 2 },
  { from: 2, to: 4 },
  { from: 4, to: 6 },
  { from: 6, to: 8 },
  { from: 8, to: Infinity },
];

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

/** Indices at which all of the series have a valid value. @throws RangeError where they are not of one length */
function validHours(...series: readonly HourlyValues[]): number[] {
  const [first] = series;
  const length = first?.values.length ?? 0;
  if (series.some(({ values }) => values.length !== length)) throw new RangeError('The series are not of one grid.');
  const hours: number[] = [];
  for (let index = 0; index < length; index++) {
    if (series.every((one) => isValid(one, index))) hours.push(index);
  }
  return hours;
}

/** How a direction in degrees counts: for its sector, or for two where stations write nothing but tens. */
function countingOf(directions: Float32Array, hours: readonly number[]): (direction: number) => SectorPart[] {
  if (hours.length > 0 && hours.every((hour) => isTen(directions[hour]!))) return partsOfTen;
  return (direction) => [{ sector: sectorOf(direction), weight: 1 }];
}

/**
 * How often the wind came from where, and how fast.
 *
 * @param directions degrees, where the wind comes from
 * @param speeds m/s, of the same hours
 * @throws RangeError where the two are not of one length
 */
export function windRose(directions: HourlyValues, speeds: HourlyValues): WindFrequencies {
  const hours = validHours(directions, speeds);
  const partsOf = countingOf(directions.values, hours);
  const counts = compassPoints.map(() => speedClasses.map(() => 0));
  let calm = 0;
  let sum = 0;
  for (const hour of hours) {
    const speed = speeds.values[hour]!;
    sum += speed;
    if (speed <= calmUpTo) {
      calm++;
      continue;
    }
    const speedClass = speedClasses.findIndex(({ to }) => speed <= to);
    for (const { sector, weight } of partsOf(directions.values[hour]!)) counts[sector]![speedClass]! += weight;
  }
  const total = Math.max(1, hours.length);
  return {
    hours: hours.length,
    calm: calm / hours.length,
    meanSpeed: sum / hours.length,
    sectors: compassPoints.map((point, index) => {
      const classes = counts[index]!.map((count) => count / total);
      return { point, classes, share: classes.reduce((whole, share) => whole + share, 0) };
    }),
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
  const hours = validHours(directions, speeds, concentrations);
  const partsOf = countingOf(directions.values, hours);
  const bySector = compassPoints.map(() => ({ hours: 0, sum: 0 }));
  const calm = { hours: 0, sum: 0 };
  let sum = 0;
  for (const hour of hours) {
    const concentration = concentrations.values[hour]!;
    sum += concentration;
    if (speeds.values[hour]! <= calmUpTo) {
      calm.hours++;
      calm.sum += concentration;
      continue;
    }
    for (const { sector, weight } of partsOf(directions.values[hour]!)) {
      bySector[sector]!.hours += weight;
      bySector[sector]!.sum += weight * concentration;
    }
  }
  return {
    hours: hours.length,
    mean: sum / hours.length,
    calmMean: calm.sum / calm.hours,
    sectors: compassPoints.map((point, index) => {
      const sector = bySector[index]!;
      return { point, hours: sector.hours, mean: sector.sum / sector.hours };
    }),
  };
}
