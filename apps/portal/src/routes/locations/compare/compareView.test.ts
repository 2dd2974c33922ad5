import type { Series } from '@zrak/api-client';
import { describe, expect, test } from 'vitest';
import { compareAddress } from '../graph/compareAddress.ts';
import { savedSearch, selectionOf } from './compareView.ts';

const known = new Map(Array.from({ length: 20 }, (_, index) => [`s${index}`, { id: `s${index}` } as Series] as const));
const read = (search: string) => {
  const { series, ...rest } = selectionOf(compareAddress.read(new URLSearchParams(search)), known, 2026);
  return { ids: series.map(({ id }) => id), ...rest };
};

describe('what an address compares', () => {
  test('series in its order, each once', () => {
    expect(read('series=s2,s1,s2')).toEqual({ ids: ['s2', 's1'], years: [], unknown: 0, surplus: 0 });
    expect(read('')).toEqual({ ids: [], years: [], unknown: 0, surplus: 0 });
  });

  test('unknown series are left out and counted', () => {
    expect(read('series=s1,nothing,%3Cscript%3E')).toMatchObject({ ids: ['s1'], unknown: 2 });
  });

  test('other years are years before the one in view', () => {
    expect(read('series=s1&years=2024,2025,2026,2031,x,')).toMatchObject({ years: [2025, 2024], surplus: 0 });
  });

  test('twelve lines and no more', () => {
    const all = compareAddress.format({ series: [...known.keys()] });
    expect(read(all)).toMatchObject({ ids: [...known.keys()].slice(0, 12), surplus: 8 });
    expect(read('series=s1,s2,s3,s4,s5&years=2025,2024')).toMatchObject({ years: [2025], surplus: 5 });
  });
});

test('a saved view keeps what is compared, in one order and nothing else', () => {
  const search = savedSearch('period=month&utm_source=mail&series=s1,s2&layout=below');
  expect(search).toBe('series=s1%2Cs2&layout=below&period=month');
  expect(savedSearch(search)).toBe(search);
  // Kept when what is usual was still written out.
  expect(savedSearch('layout=below&period=month&regime=until2030&series=s1%2Cs2')).toBe(search);
});
