import type { Place } from '../marks/place.ts';

const radiiMetres = [250, 500, 1000, 2500, 5000, 10_000] as const;
const metresPerDegree = 111_320;

export interface DistanceRing {
  metres: number;
  /** Closed circle, clockwise from north. */
  line: Place[];
}

/** Below this zoom the widest ring is as small as a mark. */
export const ringsFromZoom = 8;

const cornerCount = 96;
/** Circles with round radii around a position. */
export function ringsRound(longitude: number, latitude: number): DistanceRing[] {
  return radiiMetres.map((metres) => ({
    metres,
    line: Array.from({ length: cornerCount + 1 }, (_, index) => {
      const angle = (index / cornerCount) * 2 * Math.PI;
      const north = (metres * Math.cos(angle)) / metresPerDegree;
      const east = (metres * Math.sin(angle)) / (metresPerDegree * Math.cos((latitude * Math.PI) / 180));
      return [longitude + east, latitude + north];
    }),
  }));
}
