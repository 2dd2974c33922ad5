/** Sectors of a wind rose, clockwise (WMO-No. 8, chapter 5). Each has its direction in the middle: north is 348.75°–11.25°. */
declare const sectorCount = 16;
/** Degrees. */
declare const sectorWidth: number;
interface SectorPart {
  /** 0 = north, clockwise. */
  sector: number;
  /** 0–1; the parts of one direction make 1. */
  weight: number;
}
/** The sector a direction in degrees lies in; 360 is 0. */
declare function sectorOf(direction: number): number;
/**
 * A direction that was rounded to tens, spread over the ten degrees it represents. Three tens fall into the sectors of N,
 * E, S and W and two into all others: without this, wind from there would seem half as frequent again.
 */
declare function partsOfTen(direction: number): SectorPart[];
/** m/s; wind that is no faster is calm and counts for no sector. */
declare const calmUpTo = 0.5;
/** m/s: the classes are (bound, next bound], the last has no upper end. */
declare const speedBounds: readonly [0.5, 2, 4, 6, 8];
interface WindFrequencies {
  /** With a direction and a speed; all shares are shares of these. */
  hours: number;
  /** 0–1; NaN where there are no hours, as below. */
  calm: number;
  /** m/s, calm included. */
  meanSpeed: number;
  /** One to a sector: shares (0–1), one to a class of speed. */
  sectors: number[][];
}
interface PollutionByWind {
  /** With a direction, a speed and a concentration. */
  hours: number;
  /** Of all hours, in the unit of the pollutant; NaN where there are none, as below. */
  mean: number;
  calmMean: number;
  /** One to a sector. Hours are not whole where directions were rounded to tens. */
  sectors: {
    hours: number;
    mean: number;
  }[];
}
type Values = ArrayLike<number>;
/**
 * How often the wind came from where, and how fast.
 * @param directions degrees, where the wind comes from, hourly; NaN = null
 * @param speeds m/s, of the same hours
 */
declare function windFrequencies(directions: Values, speeds: Values): WindFrequencies;
/**
 * How much of a pollutant came with wind from where: arithmetic means by sector.
 * @param directions degrees, where the wind comes from, hourly; NaN = null
 * @param speeds m/s, of the same hours
 * @param concentrations of the same hours
 */
declare function pollutionByWind(directions: Values, speeds: Values, concentrations: Values): PollutionByWind;
export { type PollutionByWind, type SectorPart, type WindFrequencies, calmUpTo, partsOfTen, pollutionByWind, sectorCount, sectorOf, sectorWidth, speedBounds, windFrequencies };