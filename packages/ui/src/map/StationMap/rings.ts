const RADII = [250, 500, 1000, 2500, 5000, 10_000] as const;
const METRES_PER_DEGREE = 111_320;

export interface DistanceRing {
  metres: number;
  line: [number, number][];
}

/** Circles of round radii about a place. */
export function ringsRound(longitude: number, latitude: number): DistanceRing[] {
  return RADII.map((metres) => ({
    metres,
    line: Array.from({ length: 97 }, (_, index) => {
      const angle = (index / 96) * 2 * Math.PI;
      const north = (metres * Math.cos(angle)) / METRES_PER_DEGREE;
      const east = (metres * Math.sin(angle)) / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
      return [longitude + east, latitude + north];
    }),
  }));
}
