/** Sectors of a wind rose, clockwise (WMO-No. 8, chapter 5). Each has its direction in the middle: north is 348.75°–11.25°. */
export const sectorCount = 16;

/** Degrees. */
export const sectorWidth = 360 / sectorCount;

/** Degrees by which a direction rounded to tens may differ from the true one, to either side. */
const halfTen = 5;

export const isTen = (direction: number): boolean => direction % 10 === 0;

export interface SectorPart {
  /** 0 = north, clockwise. */
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
 * A direction that was rounded to tens, spread over the ten degrees it stands for. Three tens fall into the sectors of N,
 * E, S and W and two into all others: without this, wind from there would seem half as frequent again.
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
