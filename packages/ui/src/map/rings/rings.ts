const RADII = [250, 500, 1000, 2500, 5000, 10_000] as const;
const METRES_PER_DEGREE = 111_320;

export type Place = [longitude: number, latitude: number];

export interface DistanceRing {
  metres: number;
  /** Round, from the north by the east. */
  line: Place[];
}

/** Farther away the widest ring is as small as a mark. */
export const RINGS_FROM = 8;

const STEPS = 96;
/** Circles of round radii about a place. */
export function ringsRound(longitude: number, latitude: number): DistanceRing[] {
  return RADII.map((metres) => ({
    metres,
    line: Array.from({ length: STEPS + 1 }, (_, index) => {
      const angle = (index / STEPS) * 2 * Math.PI;
      const north = (metres * Math.cos(angle)) / METRES_PER_DEGREE;
      const east = (metres * Math.sin(angle)) / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
      return [longitude + east, latitude + north];
    }),
  }));
}
