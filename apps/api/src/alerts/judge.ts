import type { Judgement, Standing, Turn } from '../repositories/alertSubscriptions.ts';

const hour = 3600;

export interface Threshold {
  kind: 'above' | 'below';
  threshold: number;
  /** How many in a row. */
  intervals: number;
}

/** The mean of one interval. */
export interface Reading {
  end: number;
  /** In the unit of the threshold; NaN where there is none. */
  value: number;
  isUnderMaintenance: boolean;
}

/**
 * Judges what is new among neighbouring readings, which begin early enough to count a row that ends with the first new
 * one. A gap and maintenance break the row and clear nothing: what was not measured is neither good nor bad. Gaps at the
 * end stay open, because their values may be late.
 */
export function judgeThreshold(
  { kind, threshold, intervals }: Threshold,
  { isFiring, judgedUntil }: Standing,
  readings: readonly Reading[],
): Judgement {
  const turns: Turn[] = [];
  const newest = readings.findLastIndex(({ value }) => !Number.isNaN(value));
  let inRow = 0;
  for (const { end, value, isUnderMaintenance } of readings.slice(0, newest + 1)) {
    const counts = !isUnderMaintenance && !Number.isNaN(value);
    const isBeyond = counts && (kind === 'above' ? value > threshold : value < threshold);
    inRow = isBeyond ? inRow + 1 : 0;
    if (end <= judgedUntil) continue;
    judgedUntil = end;
    if (isFiring && counts && !isBeyond) {
      isFiring = false;
      turns.push({ kind: 'cleared', at: end });
    } else if (!isFiring && inRow >= intervals) {
      isFiring = true;
      turns.push({ kind: 'fired', at: end, value });
    }
  }
  return { isFiring, judgedUntil, turns };
}

export interface Hearing {
  now: number;
  /** When the values that are new were due, ascending. */
  heard: readonly number[];
  /** Maintenance of the station. */
  works: readonly { from: number; to: number }[];
}

/**
 * Hours count from a value or the end of maintenance that has begun; only a new value ends a silence. What has come and
 * gone since the last judgement is told as well.
 */
export function judgeSilence(
  { hours }: { hours: number },
  { isFiring, judgedUntil }: Standing,
  { now, heard, works }: Hearing,
): Judgement {
  const silentAfter = (value: number): number => quietUntil(value, hours * hour, works) + hours * hour;
  const began = isFiring ? silentAfter(judgedUntil) : judgedUntil;
  const turns: Turn[] = [];
  const values = [judgedUntil, ...heard.filter((due) => due > judgedUntil)];
  for (const [index, value] of values.entries()) {
    const next = values[index + 1];
    const silentAt = silentAfter(value);
    const isSilent = next === undefined ? now >= silentAt : next > silentAt;
    if (isFiring && !isSilent && index > 0) {
      isFiring = false;
      // Values that were late may be older than the silence they end.
      turns.push({ kind: 'cleared', at: Math.max(value, began) });
    } else if (!isFiring && isSilent) {
      isFiring = true;
      turns.push({ kind: 'fired', at: silentAt });
    }
  }
  return { isFiring, judgedUntil: values.at(-1)!, turns };
}

/** Maintenance that begins before the silence would fire puts it off. */
function quietUntil(value: number, patience: number, works: Hearing['works']): number {
  return works
    .toSorted((one, other) => one.from - other.from)
    .reduce((quiet, { from, to }) => (from <= quiet + patience ? Math.max(quiet, to) : quiet), value);
}
