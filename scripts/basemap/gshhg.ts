import { type Dataset, File, ready } from 'h5wasm/node';
import { degreesFromCore, toleranceAt } from './detail.ts';
import { areaOf, isClosed, lengthOf, type Line, snapped } from './simplify.ts';

/** A piece of a line: the files cut all lines at the edges of a grid of bins. */
interface Segment {
  points: Line;
  /** Level of a river, 0 to 10; 2 of a lake's shore. */
  level: number;
  /** Id of the polygon that it belongs to; -1 for rivers. */
  polygon: number;
}

/** Closed shores of lakes that are large enough for their place. */
export async function readLakes(path: string): Promise<Line[]> {
  const shores = (await readSegments(path)).filter(({ level }) => level === 2);
  const rings = [...Map.groupBy(shores, ({ polygon }) => polygon).values()].flatMap((segments) =>
    joined(segments.map(({ points }) => points)),
  );
  return rings.filter((ring) => isClosed(ring) && areaOf(ring) > (4 * toleranceAt(ring[0]!)) ** 2).map(snapped);
}

/** Permanent rivers; the further from the core, the fewer. */
export async function readRivers(path: string): Promise<{ main: Line[]; other: Line[] }> {
  const segments = (await readSegments(path)).filter(
    ({ level, points }) => level > 0 && level <= highestLevelAt(degreesFromCore(points[0]!)),
  );
  const linesOf = (isWanted: (level: number) => boolean) =>
    joined(segments.filter(({ level }) => isWanted(level)).map(({ points }) => points))
      .filter((line) => lengthOf(line) > 40 * toleranceAt(line[0]!))
      .map(snapped);
  return { main: linesOf((level) => level <= 2), other: linesOf((level) => level > 2) };
}

function highestLevelAt(degrees: number): number {
  if (degrees < 4) return 4;
  return degrees < 12 ? 3 : 2;
}

async function readSegments(path: string): Promise<Segment[]> {
  await ready;
  const file = new File(path, 'r');
  const has = (name: string) => file.keys().includes(name);
  const read = (name: string) => (file.get(name) as Dataset).value as Int32Array | Int16Array;
  const binDegrees = read('Bin_size_in_minutes')[0]! / 60;
  const firstSegments = read('Id_of_first_segment_in_a_bin');
  const counts = read('N_segments_in_a_bin');
  const firstPoints = read('Id_of_first_point_in_a_segment');
  const xs = read('Relative_longitude_from_SW_corner_of_bin');
  const ys = read('Relative_latitude_from_SW_corner_of_bin');
  const isShore = has('Embedded_npts_levels_exit_entry_for_a_segment');
  // Shores: number of points from bit 9, level in the bits 6 to 8.
  const packed = isShore ? read('Embedded_npts_levels_exit_entry_for_a_segment') : null;
  const polygons = isShore ? read('Id_of_GSHHS_ID') : null;
  const sizes = packed ? packed.map((value) => value >> 9) : read('N_points_for_a_segment');
  const levels = packed ? packed.map((value) => (value >> 6) & 7) : read('Hierarchial_level_of_a_segment');
  file.close();

  /** Coordinates are unsigned, but stored as signed numbers. */
  const unsigned = (value: number) => (value & 0xff_ff) / 0xff_ff;
  const segments: Segment[] = [];
  const columns = 360 / binDegrees;
  for (let bin = 0; bin < firstSegments.length; bin++) {
    const west = (bin % columns) * binDegrees;
    const south = 90 - binDegrees * (Math.floor(bin / columns) + 1);
    for (let segment = firstSegments[bin]!; segment < firstSegments[bin]! + counts[bin]!; segment++) {
      const points: Line = [];
      for (let point = firstPoints[segment]!; point < firstPoints[segment]! + sizes[segment]!; point++) {
        const longitude = west + unsigned(xs[point]!) * binDegrees;
        points.push([longitude, south + unsigned(ys[point]!) * binDegrees]);
      }
      // Longitudes are 0 to 360; a bin never crosses the edge of the world.
      if (west >= 180) for (const point of points) point[0]! -= 360;
      segments.push({ points, level: levels[segment]!, polygon: polygons?.[segment] ?? -1 });
    }
  }
  return segments;
}

/** Joins lines end to end. Where more than two meet, any two of them are joined. */
function joined(lines: readonly Line[]): Line[] {
  // Two bins may round the same point differently.
  const keyOf = ([x = 0, y = 0]: Line[number] = []) => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;
  const byEnd = new Map<string, Set<Line>>();
  const add = (line: Line) => {
    for (const end of [line[0], line.at(-1)]) {
      const key = keyOf(end);
      byEnd.set(key, (byEnd.get(key) ?? new Set()).add(line));
    }
  };
  const remove = (line: Line) => {
    for (const end of [line[0], line.at(-1)]) byEnd.get(keyOf(end))?.delete(line);
  };
  const open = new Set(lines.filter((line) => line.length > 1));
  open.forEach(add);
  const finished: Line[] = [];
  for (const start of open) {
    let line = start;
    open.delete(line);
    remove(line);
    for (let isDone = false; !isDone;) {
      isDone = true;
      for (const [end, isLast] of [
        [line.at(-1), true],
        [line[0], false],
      ] as const) {
        const others = byEnd.get(keyOf(end));
        const [next] = others ?? [];
        if (isClosed(line) || !next) continue;
        open.delete(next);
        remove(next);
        const rest = keyOf(next[0]) === keyOf(end) ? next : next.toReversed();
        line = isLast ? [...line, ...rest.slice(1)] : [...rest.toReversed().slice(0, -1), ...line];
        isDone = false;
      }
    }
    finished.push(line);
  }
  return finished;
}
