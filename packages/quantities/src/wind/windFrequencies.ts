import { isTen, partsOfTen, sectorCount, type SectorPart, sectorOf } from './sectors.ts';

/** m/s; wind that is no faster is calm and counts for no sector. */
export const calmUpTo = 0.5;

/** m/s: the classes are (bound, next bound], the last has no upper end. */
export const speedBounds = [calmUpTo, 2, 4, 6, 8] as const;

export interface WindFrequencies {
  /** With a direction and a speed; all shares are shares of these. */
  hours: number;
  /** 0–1; NaN where there are no hours, as below. */
  calm: number;
  /** m/s, calm included. */
  meanSpeed: number;
  /** One to a sector: shares (0–1), one to a class of speed. */
  sectors: number[][];
}

export interface PollutionByWind {
  /** With a direction, a speed and a concentration. */
  hours: number;
  /** Of all hours, in the unit of the pollutant; NaN where there are none, as below. */
  mean: number;
  calmMean: number;
  /** One to a sector. Hours are not whole where directions were rounded to tens. */
  sectors: { hours: number; mean: number }[];
}

type Values = ArrayLike<number>;

/** Indices at which all columns have a value. */
function commonHours(...columns: readonly Values[]): number[] {
  const length = Math.min(...columns.map((column) => column.length));
  const hours: number[] = [];
  for (let index = 0; index < length; index++) {
    if (columns.every((column) => !Number.isNaN(column[index]))) hours.push(index);
  }
  return hours;
}

/** How a direction counts: for its sector, or for two where the station writes nothing but tens. */
function countingOf(directions: Values, hours: readonly number[]): (direction: number) => SectorPart[] {
  if (hours.length > 0 && hours.every((hour) => isTen(directions[hour]!))) return partsOfTen;
  return (direction) => [{ sector: sectorOf(direction), weight: 1 }];
}

/**
 * How often the wind came from where, and how fast.
 * @param directions degrees, where the wind comes from, hourly; NaN = null
 * @param speeds m/s, of the same hours
 */
export function windFrequencies(directions: Values, speeds: Values): WindFrequencies {
  const hours = commonHours(directions, speeds);
  const partsOf = countingOf(directions, hours);
  const counts = Array.from({ length: sectorCount }, () => speedBounds.map(() => 0));
  let calm = 0;
  let sum = 0;
  for (const hour of hours) {
    const speed = speeds[hour]!;
    sum += speed;
    if (speed <= calmUpTo) {
      calm++;
      continue;
    }
    const speedClass = speedBounds.findLastIndex((bound) => speed > bound);
    for (const { sector, weight } of partsOf(directions[hour]!)) counts[sector]![speedClass]! += weight;
  }
  return {
    hours: hours.length,
    calm: calm / hours.length,
    meanSpeed: sum / hours.length,
    sectors: counts.map((classes) => classes.map((count) => count / Math.max(1, hours.length))),
  };
}

/**
 * How much of a pollutant came with wind from where: arithmetic means by sector.
 * @param directions degrees, where the wind comes from, hourly; NaN = null
 * @param speeds m/s, of the same hours
 * @param concentrations of the same hours
 */
export function pollutionByWind(directions: Values, speeds: Values, concentrations: Values): PollutionByWind {
  const hours = commonHours(directions, speeds, concentrations);
  const partsOf = countingOf(directions, hours);
  const sums = Array.from({ length: sectorCount }, () => ({ hours: 0, sum: 0 }));
  const calm = { hours: 0, sum: 0 };
  let whole = 0;
  for (const hour of hours) {
    const concentration = concentrations[hour]!;
    whole += concentration;
    if (speeds[hour]! <= calmUpTo) {
      calm.hours++;
      calm.sum += concentration;
      continue;
    }
    for (const { sector, weight } of partsOf(directions[hour]!)) {
      sums[sector]!.hours += weight;
      sums[sector]!.sum += weight * concentration;
    }
  }
  return {
    hours: hours.length,
    mean: whole / hours.length,
    calmMean: calm.sum / calm.hours,
    sectors: sums.map(({ hours: count, sum }) => ({ hours: count, mean: sum / count })),
  };
}
