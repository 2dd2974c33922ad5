import { flag as eea } from '@zrak/quantities/aggregation';
import { lowerBound } from '../engine/m4.ts';
import type { ChartSeries } from './series.ts';

export type FlagKind = 'calibration' | 'belowDetection' | 'invalid';

export const flagKinds: readonly FlagKind[] = ['calibration', 'belowDetection', 'invalid'];

/** Kind of an EEA validity flag; null for a valid value. */
export function flagKind(flag: number | undefined): FlagKind | null {
  if (flag === eea.maintenance) return 'calibration';
  if (flag === eea.belowDetection || flag === eea.belowDetectionHalved) return 'belowDetection';
  return flag === eea.notValid ? 'invalid' : null;
}

/** Why a value is marked or missing: its flag, nothing recorded, or too little of its interval measured. */
export type Remark = FlagKind | 'noData' | 'tooLittle';

/**
 * Remark on the sample at an index; null for a valid value.
 *
 * A gap with a valid flag is an interval of which too little was measured.
 */
export function remarkAt({ values, flags }: ChartSeries, index: number): Remark | null {
  const flag = flags?.[index];
  const kind = flagKind(flag);
  if (kind) return kind;
  if (!Number.isNaN(values[index] ?? NaN)) return null;
  return flag === eea.valid ? 'tooLittle' : 'noData';
}

export interface FlagRun {
  kind: FlagKind;
  /** Epoch milliseconds; `[from, to)`. */
  from: number;
  to: number;
}

/**
 * Runs of flagged samples in `[from, to)`. Neighbours of one kind form a run, also if they are less than `minGap`
 * milliseconds apart.
 */
export function flagRuns({ times, flags }: ChartSeries, from: number, to: number, minGap = 0): FlagRun[] {
  if (!flags) return [];
  const runs: FlagRun[] = [];
  const open = new Map<FlagKind, FlagRun>();
  const end = lowerBound(times, to);
  for (let index = lowerBound(times, from); index < end; index++) {
    const flag = flags[index]!;
    if (flag === eea.valid) continue;
    const kind = flagKind(flag);
    if (!kind) continue;
    const start = times[index]!;
    const stop = times[index + 1] ?? start + (start - (times[index - 1] ?? start));
    const run = open.get(kind);
    if (run && start - run.to <= minGap) {
      run.to = stop;
    } else {
      const begun = { kind, from: start, to: stop };
      open.set(kind, begun);
      runs.push(begun);
    }
  }
  return runs;
}

/** Number of samples in `[from, to)` by flag. */
export function countFlags(series: readonly ChartSeries[], from: number, to: number): Record<FlagKind, number> {
  const counts: Record<FlagKind, number> = { calibration: 0, belowDetection: 0, invalid: 0 };
  for (const { times, flags } of series) {
    if (!flags) continue;
    const end = lowerBound(times, to);
    for (let index = lowerBound(times, from); index < end; index++) {
      if (flags[index] === eea.valid) continue;
      const kind = flagKind(flags[index]);
      if (kind) counts[kind]++;
    }
  }
  return counts;
}
