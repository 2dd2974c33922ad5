import { flag } from '@zrak/quantities/aggregation';
import { secondsPerDay } from '../time/interval.ts';
import { type Chunk, isWhole } from './chunk.ts';
import type { PackedDays } from './packedDays.ts';

/** Number of values that were new, replaced another value, or were stored already. */
export interface WriteCounts {
  added: number;
  replaced: number;
  unchanged: number;
}

export interface Merged {
  /** Positions of days to store. */
  changed: number[];
  /** Positions of days in which a stored value was replaced. */
  corrected: Set<number>;
  /** Past intervals of each day. */
  filled: number[];
}

/** Completes the given values of the pack with the stored ones, in place, and counts them. */
export function mergeDays(
  pack: PackedDays,
  stored: ReadonlyMap<number, Chunk>,
  now: number,
  countsOf: (position: number) => WriteCounts,
): Merged {
  const result: Merged = { changed: [], corrected: new Set(), filled: [] };
  for (const [position, day] of pack.days.entries()) {
    const found = stored.get(position);
    const length = pack.lengths[position]!;
    const counts = countsOf(position);
    const before = { ...counts };
    const isDamaged = found !== undefined && !isWhole(found, length);
    const chunk = isDamaged ? undefined : found;
    const lastGiven = mergeDay(pack, position, chunk, counts);
    const isPast = (day + 1) * secondsPerDay <= now;
    result.filled.push(isPast ? length : Math.max(chunk?.filled ?? 0, lastGiven + 1));
    const isCorrected = counts.replaced > before.replaced || isDamaged;
    if (isCorrected) result.corrected.add(position);
    if (isCorrected || counts.added > before.added) result.changed.push(position);
  }
  return result;
}

/** @returns the last slot with a given value */
function mergeDay(pack: PackedDays, position: number, chunk: Chunk | undefined, counts: WriteCounts): number {
  const { values, flags, given } = pack;
  const offset = pack.offsets[position]!;
  const length = pack.lengths[position]!;
  const samples = chunk && new DataView(chunk.samples.buffer, chunk.samples.byteOffset, chunk.samples.byteLength);
  const filled = chunk?.filled ?? 0;
  let lastGiven = -1;
  for (let slot = 0; slot < length; slot++) {
    const at = offset + slot;
    const value = slot < filled ? samples!.getFloat32(slot * 4, true) : Number.NaN;
    const validity = slot < filled ? (chunk!.flags[slot]! << 24) >> 24 : flag.noData;
    if (given[at] === 0) {
      values[at] = value;
      flags[at] = validity;
      continue;
    }
    lastGiven = slot;
    if (Object.is(values[at], value) && flags[at] === validity) counts.unchanged++;
    else if (Number.isNaN(value) && validity === flag.noData) counts.added++;
    else counts.replaced++;
  }
  return lastGiven;
}
