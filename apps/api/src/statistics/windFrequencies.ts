const sectorCount = 16;
const sectorWidth = 360 / sectorCount;

/** m/s; slower wind counts for no sector. */
export const calmUpTo = 0.5;

/** m/s: the classes are (bound, next bound], the last has no upper end. */
export const speedBounds = [calmUpTo, 2, 4, 6, 8] as const;

export interface WindFrequencies {
  /** Hours with a direction and a speed; the base of all shares. */
  hours: number;
  /** Share 0–1; NaN without hours, as are the fields below. */
  calm: number;
  /** m/s, calm included. */
  meanSpeed: number;
  /** 16 sectors, clockwise from north: shares (0–1), one for each class of speed. */
  sectors: number[][];
}

/**
 * Frequencies of wind direction and speed.
 * @param directions degrees from which the wind blows, hourly
 * @param speeds m/s, of the same hours
 */
export function windFrequencies(directions: ArrayLike<number>, speeds: ArrayLike<number>): WindFrequencies {
  const hours = Array.from({ length: Math.min(directions.length, speeds.length) }, (_, index) => index).filter(
    (index) => !Number.isNaN(directions[index]!) && !Number.isNaN(speeds[index]!),
  );
  const areTens = hours.length > 0 && hours.every((index) => directions[index]! % 10 === 0);
  const shares = Array.from({ length: sectorCount }, () => speedBounds.map(() => 0));
  let calm = 0;
  let sum = 0;
  for (const index of hours) {
    const speed = speeds[index]!;
    sum += speed;
    if (speed <= calmUpTo) {
      calm++;
      continue;
    }
    const speedClass = speedBounds.findLastIndex((bound) => speed > bound);
    for (const [sector, weight] of partsOf(directions[index]!, areTens)) {
      shares[sector]![speedClass]! += weight / hours.length;
    }
  }
  return { hours: hours.length, calm: calm / hours.length, meanSpeed: sum / hours.length, sectors: shares };
}

/**
 * Sectors for which a direction counts. A direction rounded to tens covers ten degrees, which may reach over a border.
 */
function partsOf(direction: number, isTen: boolean): [sector: number, weight: number][] {
  if (!isTen) return [[sectorOf(direction), 1]];
  const [first, last] = [sectorOf(direction - 5), sectorOf(direction + 5)];
  if (first === last) return [[first, 1]];
  const border = (first + 0.5) * sectorWidth;
  const before = ((border - (direction - 5) + 720) % 360) / 10;
  return [
    [first, before],
    [last, 1 - before],
  ];
}

function sectorOf(direction: number): number {
  return Math.floor(((direction + sectorWidth / 2 + 720) % 360) / sectorWidth);
}
