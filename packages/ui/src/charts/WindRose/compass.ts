/** Where wind comes from, clockwise: each stands in the middle of its sector, the first round north (348.75°–11.25°). */
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

/** Degrees. */
export const sectorWidth = 360 / compassPoints.length;

/** Degrees a direction may differ from a written one, to either side, where stations write tens. */
const halfTen = 5;

export const isTen = (direction: number): boolean => direction % 10 === 0;

export interface SectorPart {
  /** Index into `compassPoints`. */
  sector: number;
  /** 0–1; the parts of one direction make 1. */
  weight: number;
}

/** The sector a direction in degrees lies in; 360 is 0. */
export function sectorOf(direction: number): number {
  const turn = (((direction + sectorWidth / 2) % 360) + 360) % 360;
  return Math.floor(turn / sectorWidth);
}

/**
 * A direction that was rounded to tens, spread over the ten degrees it stands for: three tens fall into the sectors of N, E,
 * S and W and two into all others, which would make wind from there half as frequent again.
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
