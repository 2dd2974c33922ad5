/** Wind directions, clockwise. Each is the centre of its sector; the first sector is north (348.75°–11.25°). */
export const compassPoints = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;

export type CompassPoint = (typeof compassPoints)[number];

/** Width of a sector in degrees. */
export const sectorWidth = 360 / compassPoints.length;

/** Maximum rounding error in degrees where stations report directions in tens. */
const halfTen = 5;

export const isTen = (direction: number): boolean => direction % 10 === 0;

export interface SectorPart {
  /** Index into `compassPoints`. */
  sector: number;
  /** 0–1; the parts of one direction add up to 1. */
  weight: number;
}

/** Index of the sector of a direction in degrees; 360 equals 0. */
export function sectorOf(direction: number): number {
  const turn = (((direction + sectorWidth / 2) % 360) + 360) % 360;
  return Math.floor(turn / sectorWidth);
}

/**
 * Spreads a direction that was rounded to tens over the ten degrees it covers. Without it the sectors of N, E, S and W
 * would contain three tens and all others two, so wind from N, E, S and W would seem half as frequent again.
 */
export function partsOfTen(direction: number): SectorPart[] {
  const first = sectorOf(direction - halfTen);
  const last = sectorOf(direction + halfTen);
  if (first === last) return [{ sector: first, weight: 1 }];
  const border = (first + 0.5) * sectorWidth;
  const before = ((border - (direction - halfTen) + 720) % 360) / (2 * halfTen);
  return [
    { sector: first, weight: before },
    { sector: last, weight: 1 - before },
  ];
}
