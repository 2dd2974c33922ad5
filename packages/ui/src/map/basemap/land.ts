import encoded from './land.json' with { type: 'json' };

type Position = [number, number];

interface Land {
  /** West, south, east, north. */
  area: readonly number[];
  /** Rings by ISO 3166 alpha-3 code. */
  countries: Record<string, Position[][]>;
}

/** Decodes the format that `scripts/basemap.ts` writes to save bytes. */
export function readLand(): Land {
  const countries = Object.entries<number[][]>(encoded.countries).map(([code, rings]) => [code, rings.map(decode)]);
  return { area: encoded.area, countries: Object.fromEntries(countries) };
}

function decode(steps: readonly number[]): Position[] {
  const ring: Position[] = [];
  let x = 0;
  let y = 0;
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    ring.push([x / 10_000, y / 10_000]);
  }
  return ring;
}

/** Borders: the rings without the edges along which the area was clipped. */
export function bordersOf({ area, countries }: Land): Position[][] {
  const [west = 0, south = 0, east = 0, north = 0] = area;
  const isCut = ([x1, y1]: Position, [x2, y2]: Position) =>
    (x1 === x2 && (x1 === west || x1 === east)) || (y1 === y2 && (y1 === south || y1 === north));
  const lines: Position[][] = [];
  for (const ring of Object.values(countries).flat()) {
    let line: Position[] = [];
    ring.forEach((point, index) => {
      const before = ring[index - 1];
      if (before && isCut(before, point)) {
        if (line.length > 1) lines.push(line);
        line = [];
      }
      line.push(point);
    });
    if (line.length > 1) lines.push(line);
  }
  return lines;
}
