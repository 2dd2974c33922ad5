import { flag } from '@zrak/quantities/aggregation';
import { describe, expect, it } from 'vitest';
import type { Chunk } from './chunk.ts';
import { mergeDays, type WriteCounts } from './mergeDays.ts';
import { packDaysOf } from './packedDays.ts';

const day = 86_400;
/** Four intervals a day keep the examples short. */
const step = day / 4;
const series = { id: 7, step };
const nothing = Number.NaN;

type Cell = [value: number, validity: number];
const noData: Cell = [nothing, flag.noData];

/** The stored day 10: slots without a cell have not been filled. */
function storedDay(cells: Cell[], filled = cells.length): Chunk {
  const all = Array.from({ length: 4 }, (_, slot) => cells[slot] ?? noData);
  // Stored bytes rarely begin at the start of their buffer.
  const bytes = new Uint8Array(1 + 16 + 4);
  const view = new DataView(bytes.buffer);
  for (const [slot, [value]] of all.entries()) view.setFloat32(1 + slot * 4, value, true);
  const flags = Uint8Array.from(all, ([, validity]) => validity);
  return { seriesId: 7, day: 10, filled, samples: bytes.subarray(1, 17), flags };
}

/** Writes cells by their slot in day 10 over the stored day. @param now in days */
function write(given: Record<number, Cell>, stored: Chunk | undefined, now = 20) {
  const slots = Object.keys(given).map(Number);
  const [pack] = packDaysOf([
    {
      series,
      times: slots.map((slot) => 10 * day + slot * step),
      values: Float32Array.from(slots, (slot) => given[slot]![0]),
      flags: Int8Array.from(slots, (slot) => given[slot]![1]),
    },
  ]);
  const counts: WriteCounts = { added: 0, replaced: 0, unchanged: 0 };
  const merged = mergeDays(pack!, new Map(stored && [[0, stored]]), now * day, () => counts);
  const cells = [...pack!.values].map((value, slot) => [value, pack!.flags[slot]]);
  return { ...merged, cells, counts };
}

describe('values over a stored day', () => {
  it('are added where nothing is stored, and what is stored beside them stays', () => {
    const stored = storedDay([[1, 1], noData, [3, flag.maintenance]]);
    expect(write({ 1: [2, 1] }, stored)).toEqual({
      cells: [[1, 1], [2, 1], [3, flag.maintenance], noData],
      counts: { added: 1, replaced: 0, unchanged: 0 },
      changed: [0],
      corrected: new Set(),
      filled: [4],
    });
  });

  it('replace other values and other flags, which is a correction', () => {
    const stored = storedDay([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(write({ 0: [9, 1], 1: [2, -1], 2: [3, 1] }, stored)).toMatchObject({
      cells: [[9, 1], [2, -1], [3, 1], noData],
      counts: { added: 0, replaced: 2, unchanged: 1 },
      changed: [0],
      corrected: new Set([0]),
    });
  });

  it('change nothing if all are stored already', () => {
    const stored = storedDay([
      [1, 1],
      [nothing, -1],
    ]);
    expect(write({ 0: [1, 1], 1: [nothing, -1] }, stored)).toMatchObject({
      counts: { added: 0, replaced: 0, unchanged: 2 },
      changed: [],
      corrected: new Set(),
    });
  });

  it('replace a gap whose flag says why, and remove a value', () => {
    const stored = storedDay([
      [nothing, flag.maintenance],
      [2, 1],
    ]);
    expect(write({ 0: [1, 1], 1: noData }, stored)).toMatchObject({
      cells: [[1, 1], noData, noData, noData],
      counts: { added: 0, replaced: 2, unchanged: 0 },
    });
  });

  it('replace a value that is stored without a flag', () => {
    expect(write({ 0: [1, 1] }, storedDay([[5, flag.noData]])).counts).toEqual({ added: 0, replaced: 1, unchanged: 0 });
  });

  it('do not see what lies behind the last stored interval', () => {
    const stored = storedDay(
      [
        [1, 1],
        [2, 1],
      ],
      1,
    );
    expect(write({ 2: [3, 1] }, stored).cells).toEqual([[1, 1], noData, [3, 1], noData]);
    expect(write({ 1: [2, 1] }, stored).counts).toEqual({ added: 1, replaced: 0, unchanged: 0 });
  });
});

describe('a day without stored values', () => {
  it('is stored with gaps beside the values', () => {
    expect(write({ 1: [2, 1], 3: [4, -1] }, undefined)).toEqual({
      cells: [noData, [2, 1], noData, [4, -1]],
      counts: { added: 2, replaced: 0, unchanged: 0 },
      changed: [0],
      corrected: new Set(),
      filled: [4],
    });
  });
});

describe('the past part of a day', () => {
  it.each([
    ['the last value that is given', { 0: [1, 1], 1: [2, 1] }, [], 10.9, 2],
    ['the last value that is stored', { 0: [1, 1] }, [noData, noData, [3, 1]], 10.9, 3],
    ['the whole day at its end', { 0: [1, 1] }, [], 11, 4],
    ['what is given shortly before the end', { 0: [1, 1] }, [], 10.99, 1],
  ] as [string, Record<number, Cell>, Cell[], number, number][])('ends with %s', (_, given, cells, now, filled) => {
    const stored = cells.length === 0 ? undefined : storedDay(cells);
    expect(write(given, stored, now).filled).toEqual([filled]);
  });
});

describe('a damaged day', () => {
  const damages: [string, Partial<Chunk>][] = [
    ['too few values', { samples: new Uint8Array(12) }],
    ['too few flags', { flags: new Uint8Array(3) }],
    ['more past intervals than a day has', { filled: 99 }],
  ];

  it.each(damages)('with %s is replaced, counts as corrected and is whole again', (_, damage) => {
    const stored = { ...storedDay([[1, 1]]), ...damage };
    expect(write({ 1: [2, 1] }, stored, 10.9)).toEqual({
      cells: [noData, [2, 1], noData, noData],
      counts: { added: 1, replaced: 0, unchanged: 0 },
      changed: [0],
      corrected: new Set([0]),
      filled: [2],
    });
  });
});

describe('days of several writes', () => {
  it('are counted for each write, and only those that change are stored', () => {
    const samples = [1, 2, 3].map((id) => ({
      series: { id, step },
      times: [10 * day],
      values: Float32Array.of(id),
      flags: Int8Array.of(1),
    }));
    const [pack] = packDaysOf(samples);
    const counts = [0, 1, 2].map((): WriteCounts => ({ added: 0, replaced: 0, unchanged: 0 }));
    const stored = new Map([
      [1, storedDay([[2, 1]])],
      [2, storedDay([[4, 1]])],
    ]);
    const merged = mergeDays(pack!, stored, 20 * day, (position) => counts[position]!);
    expect(merged).toEqual({ changed: [0, 2], corrected: new Set([2]), filled: [4, 4, 4] });
    expect(counts).toEqual([
      { added: 1, replaced: 0, unchanged: 0 },
      { added: 0, replaced: 0, unchanged: 1 },
      { added: 0, replaced: 1, unchanged: 0 },
    ]);
  });
});
