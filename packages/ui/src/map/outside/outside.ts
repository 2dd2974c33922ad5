import { type StationLevel, urgency } from '../levels.ts';
import { boundsOf, type MapStation } from '../StationMap/stations.ts';

/** Side or corner of the view, clockwise from the north. */
export type Direction = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** West, south, east, north. */
export type View = readonly [number, number, number, number];

/** Stations beyond one side or corner of the view. */
export interface OutsideGroup {
  direction: Direction;
  count: number;
  /** Level of the worst one. */
  level: StationLevel;
  /** Its fill, if the server sends one. */
  color: string | undefined;
  bounds: NonNullable<ReturnType<typeof boundsOf>>;
}

/** Groups the stations that are not in the view by the direction in which they are. */
export function stationsOutside(stations: readonly MapStation[], [west, south, east, north]: View): OutsideGroup[] {
  const groups = new Map<Direction, MapStation[]>();
  for (const station of stations) {
    const { longitude, latitude } = station;
    const vertical = latitude > north ? 'n' : latitude < south ? 's' : '';
    const horizontal = longitude > east ? 'e' : longitude < west ? 'w' : '';
    if (!vertical && !horizontal) continue;
    const direction = `${vertical}${horizontal}` as Direction;
    const group = groups.get(direction);
    if (group) group.push(station);
    else groups.set(direction, [station]);
  }
  return [...groups].map(([direction, inside]) => {
    const worst = inside.reduce((one, other) => (urgency[other.level] > urgency[one.level] ? other : one));
    return { direction, count: inside.length, level: worst.level, color: worst.color, bounds: boundsOf(inside)! };
  });
}
