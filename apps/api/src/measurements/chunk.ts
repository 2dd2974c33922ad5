import { endianness } from 'node:os';
import { flag, type Grid, isMeasured } from '@zrak/quantities/aggregation';
import { secondsPerDay } from '../time/interval.ts';

const isLittleEndian = endianness() === 'LE';

/** A row of `measurement_chunk`: one UTC day of one series. */
export interface Chunk {
  seriesId: number;
  day: number;
  filled: number;
  samples: Uint8Array;
  flags: Uint8Array;
}

/** Whether a chunk has the size of a day with this number of intervals. */
export function isWhole({ filled, samples, flags }: Chunk, length: number): boolean {
  return samples.byteLength === length * 4 && flags.byteLength === length && filled >= 0 && filled <= length;
}

/**
 * Copies the part of a chunk inside the grid. A damaged chunk is a gap whose flag says that its values are not valid.
 * @returns whether the chunk is whole
 */
export function place(chunk: Chunk, grid: Grid): boolean {
  const length = secondsPerDay / grid.step;
  const isDamaged = !isWhole(chunk, length);
  const offset = (chunk.day * secondsPerDay - grid.start) / grid.step;
  const first = Math.max(0, -offset);
  const last = Math.min(isDamaged ? length : chunk.filled, grid.values.length - offset);
  if (isDamaged) {
    grid.flags.fill(flag.notValid, offset + first, Math.max(offset + first, offset + last));
    return false;
  }
  if (last <= first) return true;
  const { values } = grid;
  if (isLittleEndian && values instanceof Float32Array) {
    // The stored bytes are those of the array.
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    bytes.set(chunk.samples.subarray(first * 4, last * 4), (offset + first) * 4);
  } else {
    const samples = samplesOf(chunk);
    for (let slot = first; slot < last; slot++) values[offset + slot] = samples.getFloat32(slot * 4, true);
  }
  const { buffer, byteOffset } = chunk.flags;
  grid.flags.set(new Int8Array(buffer, byteOffset + first, last - first), offset + first);
  return true;
}

/** Index of the first or last interval of a chunk with a measured value. */
export function measuredSlot(chunk: Chunk, end: 'first' | 'last'): number | undefined {
  const samples = samplesOf(chunk);
  for (let index = 0; index < chunk.filled; index++) {
    const slot = end === 'first' ? index : chunk.filled - 1 - index;
    if (isMeasured(samples.getFloat32(slot * 4, true), signed(chunk.flags[slot]!))) return slot;
  }
  return undefined;
}

/** Number of stored values, also of those that are not valid. */
export function storedValues(chunk: Chunk): number {
  const samples = samplesOf(chunk);
  const filled = Math.min(chunk.filled, Math.floor(samples.byteLength / 4));
  let count = 0;
  for (let slot = 0; slot < filled; slot++) if (!Number.isNaN(samples.getFloat32(slot * 4, true))) count++;
  return count;
}

function samplesOf({ samples }: Chunk): DataView {
  return new DataView(samples.buffer, samples.byteOffset, samples.byteLength);
}

/** Flags are signed; the stored bytes are unsigned. */
function signed(byte: number): number {
  return byte > 127 ? byte - 256 : byte;
}
