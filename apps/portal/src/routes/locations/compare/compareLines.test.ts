import type { Series } from '@zrak/api-client';
import { createIntl, type IntlShape } from 'react-intl';
import { describe, expect, test } from 'vitest';
import messages from '../../../i18n/en.json';
import { boundsOf, lineOf, type LineRequest, lineRequests, linesOf } from './compareLines.ts';
import type { SeriesGraph } from '../data/useSeriesData.ts';

const intl = createIntl({ locale: 'en', messages: messages as unknown as IntlShape['messages'] });

const series = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      ({ id: `s${index}`, name: 'PM10', parameter: 'LA90', locationName: `Station ${index}`, unit: 'µg/m³' }) as Series,
  );
const month = { from: '2026-11-01', to: '2026-12-01' };
const requests = (count: number, years: number[]) =>
  lineRequests({ series: series(count), years, unknown: 0, surplus: 0 }, month);

describe('lines', () => {
  test('puts the current year first', () => {
    expect(requests(2, [2025]).map(({ series: { id }, from, years }) => [id, from, years])).toEqual([
      ['s0', '2026-11-01', 0],
      ['s1', '2026-11-01', 0],
      ['s0', '2025-11-01', -1],
      ['s1', '2025-11-01', -1],
    ]);
  });

  test.each([1, 2, 3, 4, 6, 12])('%i series: uses no colour twice, and other dashes for the previous year', (count) => {
    const years = count === 12 ? [] : [2025];
    const lines = requests(count, years);
    expect(new Set(lines.map(({ place }) => place)).size).toBe(lines.length);
    expect(lines.slice(0, count).map(({ place }) => place)).toEqual(lines.slice(0, count).map((_, index) => index));
    lines.slice(count).forEach(({ place }, index) => expect(place % 4).not.toBe(index % 4));
  });

  test('draws another year at the times of the current one, and names the year', () => {
    const [now, before] = requests(1, [2025]);
    const graphOf = (request: typeof now, from: string, to: string) =>
      ({
        request,
        from: Date.parse(from),
        to: Date.parse(to),
        timeZone: 'Europe/Ljubljana',
        times: Float64Array.of(Date.parse(from)),
        values: Float32Array.of(5),
        flags: Int8Array.of(1),
      }) as unknown as SeriesGraph<NonNullable<typeof now>>;
    const earlier = graphOf(before, '2025-11-01T00:00:00+01:00', '2025-12-01T00:00:00+01:00');
    const whole = { from: Date.parse('2026-11-01T00:00:00+01:00'), to: Date.parse('2026-12-01T00:00:00+01:00') };
    expect(lineOf(earlier, intl)).toMatchObject({
      label: 'PM10, Station 0, 2025',
      title: 'PM10, Station 0',
      times: Float64Array.of(whole.from),
    });
    expect(boundsOf([earlier])).toEqual(whole);
    const means = { ...earlier, meanOf: 'PT15M' as const };
    expect(lineOf(means, intl).title).toBe('PM10, Station 0, mean of 15 min LA90');
  });

  test('short names contain only what differs', () => {
    const namesOf = (given: Partial<Series>[], years: number[] = []) => {
      const all = given.map((one, index) => ({ id: `s${index}`, name: 'n', unit: 'm', ...one }) as Series);
      const graphs = lineRequests({ series: all, years, unknown: 0, surplus: 0 }, month).map((request) => ({
        request,
        timeZone: 'UTC',
        from: 0,
        to: 1,
        times: new Float64Array(),
        values: new Float32Array(),
        flags: new Int8Array(),
      }));
      return linesOf(graphs as unknown as SeriesGraph<LineRequest>[], intl).map(({ name }) => name);
    };
    const koper = { parameter: 'PM10', locationName: 'Koper' };
    const celje = { parameter: 'PM2.5', locationName: 'Celje' };
    expect(namesOf([koper, { ...celje, parameter: 'PM10' }])).toEqual(['Koper', 'Celje']);
    expect(namesOf([koper, { ...koper, parameter: 'T', name: 'Air temperature' }])).toEqual([
      'PM₁₀',
      'Air temperature',
    ]);
    expect(namesOf([koper, celje])).toEqual(['PM₁₀, Koper', 'PM₂.₅, Celje']);
    expect(namesOf([koper], [2025])).toEqual(['2026', '2025']);
    expect(namesOf([koper])).toEqual([undefined]);
  });
});
