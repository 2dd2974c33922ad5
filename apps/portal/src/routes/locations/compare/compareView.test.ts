import type { Series } from '@zrak/api-client';
import { describe, expect, test } from 'vitest';
import { compareAddress } from '../graph/compareAddress.ts';
import { layoutIn, layoutsOf, savedSearch, selectionOf } from './compareView.ts';

const known = new Map(Array.from({ length: 20 }, (_, index) => [`s${index}`, { id: `s${index}` } as Series] as const));
const read = (search: string) => {
  const { series, ...rest } = selectionOf(compareAddress.read(new URLSearchParams(search)), known, 2026);
  return { ids: series.map(({ id }) => id), ...rest };
};

describe('the comparison in an address', () => {
  test('keeps the order of the series, each once', () => {
    expect(read('series=s2,s1,s2')).toEqual({ ids: ['s2', 's1'], years: [], unknown: 0, surplus: 0 });
    expect(read('')).toEqual({ ids: [], years: [], unknown: 0, surplus: 0 });
  });

  test('leaves out unknown series and counts them', () => {
    expect(read('series=s1,nothing,%3Cscript%3E')).toMatchObject({ ids: ['s1'], unknown: 2 });
  });

  test('accepts only years before the current one', () => {
    expect(read('series=s1&years=2024,2025,2026,2031,x,')).toMatchObject({ years: [2025, 2024], surplus: 0 });
  });

  test('accepts at most twelve lines', () => {
    const all = compareAddress.format({ series: [...known.keys()] });
    expect(read(all)).toMatchObject({ ids: [...known.keys()].slice(0, 12), surplus: 8 });
    expect(read('series=s1,s2,s3,s4,s5&years=2025,2024')).toMatchObject({ years: [2025], surplus: 5 });
  });
});

test('is saved with only the compared values, in one order', () => {
  const search = savedSearch('period=month&utm_source=mail&series=s1,s2&layout=below');
  expect(search).toBe('series=s1%2Cs2&layout=below&period=month');
  expect(savedSearch(search)).toBe(search);
  // Saved when default values were still written out.
  expect(savedSearch('layout=below&period=month&regime=until2030&series=s1%2Cs2')).toBe(search);
});

test('units are stacked unless another layout is chosen, which the link keeps', () => {
  const units = (...all: string[]) => all.map((unit) => ({ unit }) as Series);
  const valuesOf = (search: string) => compareAddress.read(new URLSearchParams(search));
  const mixed = units('µg/m³', '°C');
  expect(layoutIn(valuesOf(''), mixed)).toBe('byUnit');
  expect(layoutIn(valuesOf('layout=over'), mixed)).toBe('over');
  expect(compareAddress.format({ layout: 'over' })).toBe('layout=over');
  expect(layoutsOf(mixed)).toEqual(['byUnit', 'over', 'below']);
  // With one unit there is nothing to stack.
  expect(layoutIn(valuesOf(''), units('µg/m³', 'µg/m³'))).toBe('over');
  expect(layoutsOf(units('µg/m³'))).toEqual(['over', 'below']);
});
