import type { IndexMean, LocationSummary, Series } from '@zrak/api-client';
import { bandRanges, indexDefinitions, indexStandards } from '@zrak/quantities/indices';
import { describe, expect, it } from 'vitest';
import { bandOf } from './indexStandards.ts';
import { hour, type Hours } from './hours.ts';
import { type Colouring, judge, judgeHour, newestTime, offered, worstOfHours } from './mapColouring.ts';

const mean = (parameter: string, value: number, time = '2026-11-21T12:00:00Z', averaging = 'PT1H') =>
  ({
    parameter,
    value,
    time,
    averaging,
    unit: 'µg/m³',
    decimals: 1,
    name: parameter,
    seriesId: parameter,
  }) as IndexMean;

const station = (means: IndexMean[], state: LocationSummary['state'] = 'ok') =>
  ({
    state,
    means,
    latest: [],
    warning: { level: 'low', color: '#E3B505', label: 'Pollution slightly elevated' },
  }) as unknown as LocationSummary;

const worst: Colouring = { by: 'index', standard: 'eu2024' };
const noon = Date.parse('2026-11-21T13:00:00Z');

describe('bands', () => {
  it.each([
    ['eu2024', 'PM10', 15.4, 'e1'],
    ['eu2024', 'PM10', 15.5, 'e2'],
    ['eu2024', 'O3', 180, 'e5'],
    ['eu2024', 'SO2', 276, 'e6'],
    ['euLegacy', 'PM2.5', 25, 'e3'],
    ['us2024', 'PM2.5', 9.09, 'u1'],
    ['us2024', 'PM2.5', 9.1, 'u2'],
    ['us2024', 'PM10', 54.9, 'u1'],
    ['us2024', 'O3', 50, null],
    ['eu2024', 'CO', 1, null],
    ['eu2024', 'PM10', Number.NaN, null],
  ] as const)('of %s: %s %d is %s', (standard, parameter, value, band) => {
    expect(bandOf(standard, parameter, value)).toBe(band);
  });

  it.each(indexStandards)('of %s neither overlap nor leave gaps', (standard) => {
    for (const parameter of Object.keys(indexDefinitions[standard].pollutants)) {
      const ranges = bandRanges(indexDefinitions[standard], parameter);
      expect(ranges).toHaveLength(6);
      for (const [index, [from, to]] of ranges.entries()) {
        expect(bandOf(standard, parameter, from)).toMatch(`${index + 1}`);
        if (to !== null) expect(bandOf(standard, parameter, to)).toMatch(`${index + 1}`);
      }
    }
  });
});

describe('a station', () => {
  it('is coloured by its worst pollutant, or by the selected one', () => {
    const means = [mean('PM10', 20), mean('O3', 130), mean('NO2', 40)];
    expect(judge(station(means), worst, noon)).toEqual({ level: 'e4', mean: means[1] });
    expect(judge(station(means), { by: 'PM10', standard: 'eu2024' }, noon).level).toBe('e2');
  });

  it('is judged by the mean of the standard', () => {
    const means = [mean('PM10', 200), mean('PM10', 12, '2026-11-20T13:00:00Z', 'PT24H')];
    expect(judge(station(means), { by: 'PM10', standard: 'eu2024' }, noon).level).toBe('e5');
    expect(judge(station(means), { by: 'PM10', standard: 'euLegacy' }, noon).level).toBe('e1');
  });

  it('without a band shows the reason instead of a good band', () => {
    expect(judge(station([]), { by: 'O3', standard: 'eu2024' }, noon).level).toBe('noData');
    expect(judge(station([mean('PM10', 3)], 'offline'), worst, noon).level).toBe('offline');
    const ozone: Colouring = { by: 'O3', standard: 'eu2024' };
    expect(judge(station([mean('O3', 3, '2026-11-21T10:00:00Z')]), ozone, noon).level).toBe('late');
    expect(judge(station([mean('O3', 3, '2026-11-21T11:00:00Z')]), ozone, noon).level).toBe('e1');
  });

  it('has the verdict of every other screen as its European index', () => {
    const means = [mean('PM10', 20), mean('O3', 70)];
    const index = { standard: 'eu2024', band: 3, label: '', color: '', decidedBy: 'O3', time: '' } as const;
    expect(judge({ ...station(means), index }, worst, noon)).toEqual({ level: 'e3', mean: means[1] });
    expect(judge({ ...station([]), categories: ['traffic'], warning: { color: '#E3B505' } }, worst, noon).level).toBe(
      'notMeasured',
    );
  });

  it('shows the warning of noise, also on a map of an index', () => {
    const warning = {
      level: 'medium',
      color: '#E8730C',
      label: 'Last hour louder than the critical value (indicative)',
    } as const;
    const noise = { ...station([]), latestAt: '2026-11-21T12:00:00Z', categories: ['noise'], warning };
    expect(judge(noise as LocationSummary, worst, noon)).toMatchObject({
      level: 'medium',
      reason: { kind: 'warning', warning: { label: warning.label } },
    });
  });

  it('without a level has the reason of the verdict, in every colouring', () => {
    const latestAt = '2026-11-21T06:15:00Z';
    const unknown = { level: 'noData', color: '#6F6F6F' } as const;
    const air = { ...station([]), latestAt, categories: ['pollution'], warning: unknown } as unknown as LocationSummary;
    const traffic = {
      ...air,
      categories: ['traffic'],
      warning: { level: 'none', color: '#E3B505' },
    } as LocationSummary;
    const late = { ...air, state: 'late' } as LocationSummary;
    const us: Colouring = { by: 'index', standard: 'us2024' };
    for (const colouring of [worst, us]) {
      expect(judge(air, colouring, noon).reason).toEqual({ kind: 'notEnough', latestAt });
      expect(judge(traffic, colouring, noon)).toMatchObject({ level: 'notMeasured', reason: { kind: 'noAir' } });
      expect(judge(late, colouring, noon)).toMatchObject({ level: 'late', reason: { kind: 'late', latestAt } });
    }
    const byWarning: Colouring = { by: 'warning', standard: 'eu2024' };
    expect(judge(late, byWarning, noon).reason).toEqual({ kind: 'late', latestAt });
    expect(judge({ ...air, warning: { level: 'noData', color: '#6F6F6F' } }, byWarning, noon).reason?.kind).toBe(
      'notEnough',
    );
    expect(judge(station([]), byWarning, noon).reason).toBeUndefined();
    // Other pollutants may be there.
    expect(judge(air, { by: 'O3', standard: 'eu2024' }, noon)).toEqual({ level: 'noData', mean: null });
    // The state of now is not the state of a past hour.
    const hours = { start: noon, columns: new Map() };
    expect(judgeHour(late, hours, noon, worst).reason?.kind).toBe('notEnough');
    expect(judgeHour(traffic, hours, noon, worst).reason?.kind).toBe('noAir');
  });

  it('is coloured by pollutants that a station measures and the standard includes', () => {
    const stations = [station([mean('O3', 50), mean('PM10', 5, '2026-11-20T13:00:00Z', 'PT24H')])];
    expect(offered(stations, 'eu2024')).toEqual(['warning', 'index', 'PM10', 'O3']);
    expect(offered(stations, 'us2024')).toEqual(['warning', 'index', 'PM10']);
    expect(offered([station([])], 'eu2024')).toEqual(['warning']);
    expect(newestTime(stations, worst)).toBe(noon);
  });
});

describe('hours of the time bar', () => {
  const column = (parameter: string, values: number[]) => ({
    series: { id: parameter, parameter, name: parameter, unit: 'µg/m³', decimals: 1 } as Series,
    values: Float32Array.from(values),
  });
  const hours: Hours = {
    start: noon,
    columns: new Map([
      ['first', [column('NO2', [10, 70, Number.NaN, Number.NaN]), column('O3', [10, 10, 110, Number.NaN])]],
      ['second', [column('NO2', [30, 10, 10, Number.NaN]), column('CO', [900, 900, 900, 900])]],
    ]),
  };

  it('have the level of the worst station, or none without a mean', () => {
    expect(worstOfHours(hours, noon, 4, worst)).toEqual(['e3', 'e4', 'e3', null]);
    expect(worstOfHours(hours, noon + 2 * hour, 3, worst)).toEqual(['e3', null, null]);
    expect(worstOfHours(hours, noon, 4, { by: 'O3', standard: 'eu2024' })).toEqual(['e1', 'e1', 'e3', null]);
    expect(worstOfHours(hours, noon, 1, { by: 'warning', standard: 'eu2024' })).toEqual([null]);
  });

  it('agree with the levels of the stations', () => {
    const levels = [0, 1, 2, 3].map((step) =>
      ['first', 'second'].map((id) => judgeHour({ ...station([]), id }, hours, noon + step * hour, worst)),
    );
    const order = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'];
    const highest = levels.map((of) =>
      Math.max(...of.map(({ level, mean: has }) => (has ? order.indexOf(level) : -1))),
    );
    expect(worstOfHours(hours, noon, 4, worst)).toEqual(highest.map((rank) => order[rank] ?? null));
  });
});
