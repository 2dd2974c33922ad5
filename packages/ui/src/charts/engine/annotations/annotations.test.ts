import { describe, expect, test } from 'vitest';
import { contrast } from '../../../theme/contrast.ts';
import { dark } from '../../../theme/dark.ts';
import { light } from '../../../theme/light.ts';
import type { ChartTokens } from '../chartTokens.ts';
import type { PlotLayout, PlotSeries } from '../plots.ts';
import type { ValueScale } from '../valueScale.ts';
import { limitMarks } from './limitLabels.ts';
import { lineNames, nameRoom } from './lineNames.ts';
import { nameInk } from './nameInk.ts';
import { periodMarks, rowsOf } from './periodLabels.ts';
import { shortened } from './text.ts';

const measure = (text: string) => text.length * 6;
const scale: ValueScale = { min: 0, max: 100, ticks: [], decimals: 0, isLog: false };
const area = { from: 0, to: 1000, width: 1000, height: 100 };

describe('labels of periods', () => {
  const period = (label: string, from: number, to = from + 10) => ({ id: label, label, from, to });

  test('take the row above where they would overlap, and are dropped beyond two rows', () => {
    const marks = periodMarks(
      [period('Calibration', 500), period('Filters', 520), period('Power cut', 540)],
      area,
      measure,
    );
    expect(marks.map(({ label }) => label && [label.text, label.row])).toEqual([
      ['Power cut', 0],
      ['Filters', 1],
      null,
    ]);
    expect(rowsOf(marks)).toBe(2);
  });

  test('share a row if there is space, and stay in the plot', () => {
    const marks = periodMarks([period('Filters', 100), period('Calibration', 980)], area, measure);
    expect(marks.map(({ label }) => label && [label.x, label.row, label.isAtStart])).toEqual([
      [930, 0, false],
      [104, 0, true],
    ]);
  });

  test('are not needed outside the view', () => {
    expect(rowsOf(periodMarks([period('Filters', 1000), period('Before', -20)], area, measure))).toBe(0);
  });
});

describe('labels of limits', () => {
  const marksOf = (values: number[], width = 1000) => {
    const lines = values.map((value) => ({ id: String(value), label: `${value} µg/m³ · limit`, value }));
    return limitMarks([lines], [scale], { width, height: 100 }, measure).map(({ label }) => label);
  };

  test('are above the upper and below the lower of two near lines', () => {
    const [upper, lower] = marksOf([50, 52]);
    expect(upper).toMatchObject({ text: '52 µg/m³ · limit', side: 'right' });
    expect(lower!.y - upper!.y).toBeGreaterThanOrEqual(14);
  });

  test('go to the left end if the right one is taken, and are dropped if both are', () => {
    const sides = marksOf([50, 51, 52]).map((label) => label?.side);
    expect(sides).toEqual(['right', 'right', 'left']);
    expect(marksOf([50, 51, 52, 53, 54], 100).filter(Boolean).length).toBeLessThan(5);
  });

  test('are cut to the width of the plot', () => {
    expect(marksOf([50], 60)[0]?.text).toBe('50 µg/m…');
    expect(shortened('PM10', 5, measure)).toBe('');
  });

  test('are at the upper edge with an arrow for limits above the scale, each in a separate row', () => {
    const lines = [200, 60, 400].map((value) => ({ id: String(value), label: `${value} µg/m³`, value }));
    const marks = limitMarks([lines], [scale], { width: 1000, height: 100 }, measure);
    expect(marks.map(({ y, label }) => [y, label?.text, label?.side, label?.y])).toEqual([
      [null, '200 µg/m³ ↑', 'right', 8],
      [null, '400 µg/m³ ↑', 'left', 8],
      [40.5, '60 µg/m³', 'right', 31.5],
    ]);
    const [cut] = limitMarks(
      [[{ ...lines[0]!, label: '200 µg/m³ · limit' }]],
      [scale],
      { width: 80, height: 100 },
      measure,
    );
    expect(cut!.label!.text).toMatch(/… ↑$/);
  });
});

describe('names at the ends of lines', () => {
  const item = (name: string, values: number[], index: number): PlotSeries => ({
    series: {
      id: name,
      label: name,
      unit: 'm',
      decimals: 0,
      times: Float64Array.from(values, (_, place) => (place * 1000) / values.length),
      values: Float32Array.from(values),
    },
    decimation: { columns: 1, kept: Int32Array.from(values.keys()), sums: {} as never },
    statistics: {} as never,
    bounds: { min: 0, max: 1 },
    index,
  });
  const layoutOf = (items: PlotSeries[]): PlotLayout => ({
    id: '',
    title: null,
    items,
    units: ['m'],
    scales: [scale],
    lines: [[]],
    periods: [],
  });
  const four = layoutOf(['PM10', 'NO2', 'O3', 'SO2'].map((name, index) => item(name, [50, 50, 50, 50], index)));

  test('are moved apart around a common end, with their formulas', () => {
    const names = lineNames(four, area, 60, measure);
    expect(names.map(({ text, y }) => [text, y])).toEqual([
      ['PM₁₀', 29],
      ['NO₂', 43],
      ['O₃', 57],
      ['SO₂', 71],
    ]);
  });

  test('stay within the height, and are left to the legend if they do not fit', () => {
    const top = layoutOf([item('a', [100, 100, 100], 0), item('b', [99, 99, 99], 1)]);
    expect(lineNames(top, area, 60, measure).map(({ y }) => y)).toEqual([7, 21]);
    expect(lineNames(four, { ...area, height: 30 }, 60, measure)).toHaveLength(2);
  });

  test('a line that ends early, and a single line, have none', () => {
    const early = layoutOf([item('a', [1, 1, 1, 1], 0), item('b', [1, 1, NaN, NaN], 1)]);
    early.items[1]!.decimation.kept = Int32Array.of(0, 1);
    expect(lineNames(early, area, 60, measure).map(({ text }) => text)).toEqual(['a']);
    expect(nameRoom([layoutOf([item('a', [1], 0)])], 1000, measure)).toBe(0);
  });

  test('need room: a narrow chart has none for long names', () => {
    expect(nameRoom([four], 1000, measure)).toBe(24);
    const long = layoutOf([item('Ljubljana Bežigrad', [1], 0), item('Maribor', [1], 1)]);
    expect(nameRoom([long], 1000, measure)).toBe(108);
    expect(nameRoom([long], 350, measure)).toBe(0);
  });
});

test('the ink of a name is readable in every theme', () => {
  for (const palette of [light, dark]) {
    const tokens = { ...palette.color, ...palette.series } as unknown as ChartTokens;
    for (let index = 0; index < 12; index++) {
      expect(contrast(nameInk(tokens, index), palette.color.surface)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
