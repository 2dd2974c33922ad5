import { type StationLevel, urgency } from '../levels.ts';
import type { boundsOf, MapStation } from '../StationMap/stations.ts';

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
  /** Its fill, if the server sends one. Stations without a level are not ranked, so none of them decides. */
  color: string | undefined;
  bounds: NonNullable<ReturnType<typeof boundsOf>>;
}

/** Directions by row and column of the nine fields of which the view is the middle one. */
const fields: readonly (Direction | null)[] = ['nw', 'n', 'ne', 'w', null, 'e', 'sw', 's', 'se'];

/** Groups the stations that are not in the view by the direction in which they are. One pass: there may be many. */
export function stationsOutside(stations: readonly MapStation[], [west, south, east, north]: View): OutsideGroup[] {
  const groups: (OutsideGroup | null)[] = fields.map(() => null);
  for (const { longitude, latitude, level, color } of stations) {
    const row = latitude > north ? 0 : latitude < south ? 2 : 1;
    const field = row * 3 + (longitude > east ? 2 : longitude < west ? 0 : 1);
    const direction = fields[field];
    if (!direction) continue;
    const group = groups[field];
    const mark = { level, color: level === 'unrated' ? undefined : color };
    if (!group) {
      const bounds: OutsideGroup['bounds'] = [
        [longitude, latitude],
        [longitude, latitude],
      ];
      groups[field] = { direction, count: 1, ...mark, bounds };
      continue;
    }
    group.count++;
    if (urgency[level] > urgency[group.level]) Object.assign(group, mark);
    const [southWest, northEast] = group.bounds;
    if (longitude < southWest[0]) southWest[0] = longitude;
    else if (longitude > northEast[0]) northEast[0] = longitude;
    if (latitude < southWest[1]) southWest[1] = latitude;
    else if (latitude > northEast[1]) northEast[1] = latitude;
  }
  return groups.filter((group) => group !== null);
}
