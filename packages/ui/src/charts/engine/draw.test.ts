import { describe, expect, it } from 'vitest';
import { SvgPen } from '../save/SvgPen.ts';
import type { ValueScale } from './valueScale.ts';
import { decimate } from './decimate.ts';
import { drawTraces, traceOf } from './draw.ts';

const linear: ValueScale = { min: 0, max: 1000, ticks: [], decimals: 0, isLog: false };

/** Paths and dots of a line with one value per millisecond and per pixel, 1000 px high. */
function drawn(values: number[], width = values.length, scale = linear, dash: readonly number[] = []) {
  const series = {
    id: 'a',
    label: 'a',
    unit: 'm',
    decimals: 0,
    times: Float64Array.from(values, (_, index) => index),
    values: Float32Array.from(values),
  };
  const frame = { from: 0, to: values.length, width, height: 1000 };
  const decimation = decimate(series, frame.from, frame.to, 2 * width);
  const pen = new SvgPen();
  drawTraces(pen, [traceOf(series, decimation, frame, scale, { color: '#000', dash })], frame);
  const svg = pen.toSvg(width, 1000, 'a');
  return {
    lines: [...svg.matchAll(/<path d="(M[^"]*)" fill="none"/g)].map(([, path = '']) => path.split(/(?=[ML])/)),
    dots: [...svg.matchAll(/<rect x="([^"]*)"[^>]*width="3.5"/g)].map(([, x]) => Number(x)),
  };
}

describe('drawTraces', () => {
  it('splits a long thin line into short paths, each starting at the end of the previous one', () => {
    const { lines } = drawn(Array.from({ length: 700 }, (_, index) => index % 500));
    expect(lines.length).toBe(3);
    for (const [place, path] of lines.entries()) {
      expect(path.filter((part) => part.startsWith('M'))).toHaveLength(1);
      const before = lines[place - 1]?.at(-1);
      if (before) expect(path[0]!.slice(1)).toBe(before.slice(1));
    }
    expect(lines.flat().filter((part) => part.startsWith('L'))).toHaveLength(699);
  });

  it('draws a dense line, and a dashed one, as one path', () => {
    const many = Array.from({ length: 2000 }, (_, index) => index % 300);
    expect(drawn(many, 500).lines).toHaveLength(1);
    const dashed = drawn(many.slice(0, 700), 700, linear, [4, 2]);
    expect(dashed.lines).toHaveLength(1);
    expect(dashed.lines[0]!.filter((part) => part.startsWith('M'))).toHaveLength(1);
  });

  it('draws the dashes of a dense line along the time axis, and no value is hidden between them', () => {
    const many = Array.from({ length: 2000 }, (_, index) => (index * 37) % 300);
    const { lines } = drawn(many, 500, linear, [7, 3]);
    expect(lines).toHaveLength(2);
    const starts = lines[1]!
      .filter((part) => part.startsWith('M'))
      .map((part) => Math.round(Number.parseFloat(part.slice(1))));
    expect(starts.slice(0, 3)).toEqual([0, 20, 40]);
    const ends = new Set(lines.flat().map((part) => part.slice(1)));
    const solid = drawn(many, 500).lines[0]!;
    for (const part of solid) expect(ends).toContain(part.slice(1));
  });

  it('draws a line of many values per pixel without dashes', () => {
    const many = Array.from({ length: 5000 }, (_, index) => index % 300);
    expect(drawn(many, 500, linear, [7, 3]).lines).toEqual(drawn(many, 500).lines);
  });

  it('marks a value between gaps with a dot, but not the ends of a line, wherever paths are split', () => {
    // The 256th point ends a path, and the next path begins there.
    const values = Array.from({ length: 600 }, (_, index) => index);
    for (const gap of [1, 3, 256, 258, 400]) values[gap] = NaN;
    const { dots } = drawn(values);
    expect(dots.map((left) => left + 1.75)).toEqual([0, 2, 257]);
  });

  it('places values on a linear and on a logarithmic scale', () => {
    expect(drawn([0, 250, 1000]).lines[0]).toEqual(['M0 1000', 'L1 750', 'L2 0']);
    const log = { ...linear, min: 1, max: 1000, isLog: true };
    expect(drawn([1, 10, 1000, 0], 4, log).lines[0]).toEqual(['M0 1000', 'L1 666.67', 'L2 0', 'L3 2000']);
  });
});
