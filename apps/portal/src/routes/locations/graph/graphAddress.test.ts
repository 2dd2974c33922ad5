import type { Series } from '@zrak/api-client';
import { describe, expect, test } from 'vitest';
import { compareAddress } from './compareAddress.ts';
import { compareSearch, stationAddress, type StationView } from './useStationView.ts';

const read = (search: string) => stationAddress.read(new URLSearchParams(search));
const usual = {
  series: null,
  days: null,
  period: 'last30Days',
  date: null,
  from: null,
  to: null,
  interval: null,
  regime: 'until2030',
  scale: 'auto',
  zoom: null,
  view: 'graph',
};

describe('the address of a graph', () => {
  test('contains the selection and the settings', () => {
    expect(read('')).toEqual(usual);
    expect(read('series=s1&period=month&date=2026-02-28&interval=P1D&regime=who&scale=log&days=index')).toEqual({
      ...usual,
      series: 's1',
      days: 'index',
      period: 'month',
      date: '2026-02-28',
      interval: 'P1D',
      regime: 'who',
      scale: 'log',
    });
  });

  test('keeps a custom period, the visible part and the table', () => {
    const search = 'period=custom&from=2026-11-01&to=2026-11-15&zoom=20261103T1015Z_20261104T0800Z&view=table';
    const values = read(search);
    expect(values).toEqual({
      ...usual,
      period: 'custom',
      from: '2026-11-01',
      to: '2026-11-15',
      zoom: { from: Date.UTC(2026, 10, 3, 10, 15), to: Date.UTC(2026, 10, 4, 8) },
      view: 'table',
    });
    expect(stationAddress.format(values)).toBe(search);
  });

  test.each(['', '20261103T1015Z', '20261104T0800Z_20261103T1015Z', '1_2', '20261399T1015Z_20261499T1015Z'])(
    'ignores the invalid zoom %j',
    (zoom) => expect(read(`zoom=${zoom}`).zoom).toBeNull(),
  );

  test('shows another period whole', () => {
    const search = new URLSearchParams(
      'period=custom&from=2026-11-01&to=2026-11-15&zoom=20261103T1015Z_20261104T0800Z',
    );
    expect(stationAddress.write(search, { period: 'month' }).toString()).toBe('period=month');
    expect(stationAddress.write(search, { to: '2026-11-14' }).has('zoom')).toBe(false);
    expect(stationAddress.write(search, { series: 's1' }).has('zoom')).toBe(true);
  });

  test('falls back to defaults for invalid values', () => {
    expect(read('period=week&date=2026-02-30&interval=PT5M&regime=who2&scale=linear')).toEqual(usual);
  });

  test('contains that no limits are drawn', () => {
    expect(read('regime=none').regime).toBe('none');
    expect(stationAddress.format(read('regime=none'))).toBe('regime=none');
  });

  test('resets the interval with the period that it was chosen for', () => {
    const search = new URLSearchParams('interval=PT15M&series=s1');
    expect(stationAddress.write(search, { period: 'year' }).toString()).toBe('series=s1&period=year');
    expect(stationAddress.write(search, { date: '2026-01-01' }).get('interval')).toBe('PT15M');
  });
});

test("keeps the settings of a station's graph in the comparison", () => {
  const values = read('series=unknown&period=month&scale=log&days=index');
  const shown = compareSearch({ values, series: { id: 's2' } as Series } as StationView);
  expect(shown).toBe('series=s2&period=month&scale=log');
  expect(compareAddress.read(new URLSearchParams(shown))).toMatchObject({
    series: ['s2'],
    years: [],
    layout: 'byUnit',
    period: 'month',
    scale: 'log',
  });
  expect(compareSearch({ values: read(''), series: null } as StationView)).toBe('');
});
