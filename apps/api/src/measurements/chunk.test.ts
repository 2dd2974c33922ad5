import { flag } from '@zrak/quantities/aggregation';
import { describe, expect, it } from 'vitest';
import { type Chunk, isWhole, measuredSlot, place, storedValues } from './chunk.ts';

const day = 86_400;
const step = day / 4;
const gap = Number.NaN;

/** Day 10 of a series with four values a day. */
function chunkOf(values: number[], flags = values.map(() => 1), filled = values.length): Chunk {
  // Stored bytes rarely begin at the start of their buffer.
  const bytes = new Uint8Array(3 + 16);
  const view = new DataView(bytes.buffer);
  for (let slot = 0; slot < 4; slot++) view.setFloat32(3 + slot * 4, values[slot] ?? 99, true);
  const all = Uint8Array.from({ length: 5 }, (_, slot) => flags[slot - 1] ?? 77);
  return { seriesId: 7, day: 10, filled, samples: bytes.subarray(3), flags: all.subarray(1) };
}

/** A grid of this part of the days since 1970. */
const gridOf = (from: number, to: number, Column: typeof Float32Array | typeof Float64Array = Float32Array) => ({
  start: from * day,
  step,
  values: new Column((to - from) * 4).fill(gap),
  flags: new Int8Array((to - from) * 4),
});

describe.each([Float32Array, Float64Array])('a stored day in a grid of %o', (Column) => {
  const shown = (chunk: Chunk, from: number, to: number) => {
    const grid = gridOf(from, to, Column);
    return { isPlaced: place(chunk, grid), values: [...grid.values], flags: [...grid.flags] };
  };

  it('is where its day is', () => {
    expect(shown(chunkOf([1, 2, 3, 4], [1, 2, -1, -99]), 9.5, 11.5)).toEqual({
      isPlaced: true,
      values: [gap, gap, 1, 2, 3, 4, gap, gap],
      flags: [0, 0, 1, 2, -1, -99, 0, 0],
    });
  });

  it('is cut at both ends of the grid', () => {
    expect(shown(chunkOf([1, 2, 3, 4]), 10.25, 10.75)).toEqual({ isPlaced: true, values: [2, 3], flags: [1, 1] });
  });

  it('ends with its last past interval', () => {
    expect(shown(chunkOf([1, 2]), 10, 11)).toMatchObject({ values: [1, 2, gap, gap], flags: [1, 1, 0, 0] });
    expect(shown(chunkOf([1, 2]), 10.25, 11.25)).toMatchObject({ values: [2, gap, gap, gap], flags: [1, 0, 0, 0] });
    expect(shown(chunkOf([1]), 10.5, 11)).toEqual({ isPlaced: true, values: [gap, gap], flags: [0, 0] });
  });

  it('outside the grid leaves it as it is', () => {
    for (const [from, to] of [
      [11, 12],
      [9, 10],
    ] as const) {
      expect(shown(chunkOf([1, 2, 3, 4]), from, to)).toEqual({
        isPlaced: true,
        values: [gap, gap, gap, gap],
        flags: [0, 0, 0, 0],
      });
    }
  });

  it('that is damaged is a gap that is not valid', () => {
    const damaged = { ...chunkOf([1, 2]), samples: new Uint8Array(5) };
    const bad = flag.notValid;
    const gaps = [gap, gap, gap, gap];
    expect(shown(damaged, 9.5, 10.5)).toEqual({ isPlaced: false, values: gaps, flags: [0, 0, bad, bad] });
    expect(shown(damaged, 10.5, 11.5)).toEqual({ isPlaced: false, values: gaps, flags: [bad, bad, 0, 0] });
    expect(shown(damaged, 8, 9)).toEqual({ isPlaced: false, values: gaps, flags: [0, 0, 0, 0] });
    expect(shown(damaged, 12, 13)).toEqual({ isPlaced: false, values: gaps, flags: [0, 0, 0, 0] });
  });
});

describe('a stored day', () => {
  it.each([
    [{}, true],
    [{ filled: 0 }, true],
    [{ filled: 4 }, true],
    [{ filled: -1 }, false],
    [{ filled: 5 }, false],
    [{ samples: new Uint8Array(15) }, false],
    [{ samples: new Uint8Array(20) }, false],
    [{ flags: new Uint8Array(3) }, false],
    [{ flags: new Uint8Array(5) }, false],
  ])('with %j is whole: %s', (change, whole) => {
    expect(isWhole({ ...chunkOf([1, 2]), ...change }, 4)).toBe(whole);
  });

  it('has a first and a last measured value: neither a gap nor one that is not valid', () => {
    const chunk = chunkOf([gap, 2, 3, 4], [1, 1, 1, -1]);
    expect([measuredSlot(chunk, 'first'), measuredSlot(chunk, 'last')]).toEqual([1, 2]);
    const invalid = chunkOf([1, 2, 3], [-1, -99, 0]);
    expect([measuredSlot(invalid, 'first'), measuredSlot(invalid, 'last')]).toEqual([undefined, undefined]);
    expect(measuredSlot(chunkOf([gap, gap]), 'last')).toBeUndefined();
    expect(measuredSlot(chunkOf([1], [127]), 'first')).toBe(0);
    expect(measuredSlot(chunkOf([0, 1]), 'first')).toBe(0);
  });

  it('counts its values, also those that are not valid, and no further than its bytes', () => {
    expect(storedValues(chunkOf([1, gap, 3], [1, 1, -1]))).toBe(2);
    expect(storedValues(chunkOf([1, 2], [1, 1], 4))).toBe(4);
    expect(storedValues({ ...chunkOf([1, 2, 3, 4]), samples: chunkOf([1, 2, 3, 4]).samples.subarray(0, 10) })).toBe(2);
  });
});
