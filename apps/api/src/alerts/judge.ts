import type { Judgement, Standing, Turn } from '../repositories/alertSubscriptions.ts';

const hour = 3600;

export interface Threshold {
  kind: 'above' | 'below';
  threshold: number;
  /** Number of consecutive intervals. */
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
 * Evaluates the new ones among consecutive readings. The readings must begin early enough to complete a row that ends
 * with the first new one. Gaps and maintenance break the row and clear nothing, because without a measurement the state
 * is unknown. Gaps at the end stay open, because their values may be late.
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

export interface Arrivals {
  now: number;
  /** Times at which the new values were due, ascending. */
  received: readonly number[];
  /** Maintenance of the station. */
  works: readonly { from: number; to: number }[];
}

/**
 * The waiting time starts at the last value or the end of a maintenance that has begun. Only a new value ends a silence.
 * A silence that began and ended since the last evaluation is reported too.
 */
export function judgeSilence(
  { hours }: { hours: number },
  { isFiring, judgedUntil }: Standing,
  { now, received, works }: Arrivals,
): Judgement {
  const silentAfter = (value: number): number => quietUntil(value, hours * hour, works) + hours * hour;
  const began = isFiring ? silentAfter(judgedUntil) : judgedUntil;
  const turns: Turn[] = [];
  const values = [judgedUntil, ...received.filter((due) => due > judgedUntil)];
  for (const [index, value] of values.entries()) {
    const next = values[index + 1];
    const silentAt = silentAfter(value);
    const isSilent = next === undefined ? now >= silentAt : next > silentAt;
    if (isFiring && !isSilent && index > 0) {
      isFiring = false;
      // A late value may be older than the silence it ends.
      turns.push({ kind: 'cleared', at: Math.max(value, began) });
    } else if (!isFiring && isSilent) {
      isFiring = true;
      turns.push({ kind: 'fired', at: silentAt });
    }
  }
  return { isFiring, judgedUntil: values.at(-1)!, turns };
}

/** Maintenance that begins before the silence would fire postpones it. */
function quietUntil(value: number, wait: number, works: Arrivals['works']): number {
  return works
    .toSorted((one, other) => one.from - other.from)
    .reduce((quiet, { from, to }) => (from <= quiet + wait ? Math.max(quiet, to) : quiet), value);
}
