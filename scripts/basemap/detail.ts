import type { Position } from 'geojson';

/** West, south, east, north of the area with the finest detail: Slovenia with its border towns. */
const core = [13, 45.2, 17, 47.1] as const;

/** Degrees from this area, and the accuracy at that distance in metres; in between it is interpolated. */
const steps: readonly (readonly [degrees: number, metres: number])[] = [
  [0, 60],
  [1.2, 350],
  [5, 1800],
  [15, 5000],
  [35, 12_000],
  [70, 20_000],
];

export function degreesFromCore([x = 0, y = 0]: Position): number {
  const [west, south, east, north] = core;
  // A degree of longitude is shorter than one of latitude.
  const across = Math.max(west - x, x - east, 0) * 0.7;
  return Math.hypot(across, Math.max(south - y, y - north, 0));
}

/** Accuracy of the map at a position, metres: fine in Central Europe, coarse in the rest of the world. */
export function toleranceAt(position: Position): number {
  const degrees = degreesFromCore(position);
  for (const [index, [to, fine]] of steps.entries()) {
    const before = steps[index - 1];
    if (degrees > to) continue;
    if (!before) return fine;
    const share = (degrees - before[0]) / (to - before[0]);
    return before[1] * (fine / before[1]) ** share;
  }
  return steps.at(-1)![1];
}
