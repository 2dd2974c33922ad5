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
/** Parts of the way round: in the north, else aside of it, and in the south at last. */
const namedAt = [0, 1 / 8, 7 / 8, 1 / 4, 3 / 4, 3 / 8, 5 / 8, 1 / 2];

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

/**
 * The place on a ring for its name.
 *
 * @param there where it was: it stays there if there is room
 */
export function placeOnRing(
  line: readonly Place[],
  there: Place | undefined,
  hasRoom: (place: Place) => boolean,
): Place | undefined {
  const places = namedAt.map((part) => line[part * STEPS]!);
  const kept = places.filter(([longitude, latitude]) => longitude === there?.[0] && latitude === there[1]);
  return [...kept, ...places].find(hasRoom);
}
