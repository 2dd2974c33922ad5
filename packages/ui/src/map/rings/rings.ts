const radiiMetres = [250, 500, 1000, 2500, 5000, 10_000] as const;
const metresPerDegree = 111_320;

export type Place = [longitude: number, latitude: number];

export interface DistanceRing {
  metres: number;
  /** Round, from the north by the east. */
  line: Place[];
}

/** Farther away the widest ring is as small as a mark. */
export const ringsFromZoom = 8;

const cornerCount = 96;
/** Circles of round radii about a place. */
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
