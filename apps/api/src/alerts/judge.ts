const hour = 3600;

/** Where a subscription stands. Instants are seconds since 1970. */
export interface Standing {
  isFiring: boolean;
  /** Nothing up to here is judged again. */
  judgedUntil: number;
}

export type Turn = { kind: 'fired'; at: number; value?: number } | { kind: 'cleared'; at: number };

export interface Judgement extends Standing {
  /** In the order of time; `fired` and `cleared` take turns. */
  turns: Turn[];
}

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
  /** When the newest value was due; undefined where none is known. */
  heardAt: number | undefined;
  /** End of the station's last maintenance that has begun, which may be still to come. */
  maintenanceUntil: number | undefined;
}

/** Hours count from the newest value or the end of maintenance; only a new value ends the silence. */
export function judgeSilence(
  { hours }: { hours: number },
  { isFiring, judgedUntil }: Standing,
  { now, heardAt = judgedUntil, maintenanceUntil = judgedUntil }: Hearing,
): Judgement {
  const heard = Math.max(judgedUntil, heardAt);
  const silentAt = Math.max(heard, maintenanceUntil) + hours * hour;
  if (!isFiring && now >= silentAt) {
    return { isFiring: true, judgedUntil: heard, turns: [{ kind: 'fired', at: silentAt }] };
  }
  if (isFiring && heard > judgedUntil && now < silentAt) {
    return { isFiring: false, judgedUntil: heard, turns: [{ kind: 'cleared', at: heard }] };
  }
  return { isFiring, judgedUntil: heard, turns: [] };
}
