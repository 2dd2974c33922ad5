import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptColumns, readColumns } from '@zrak/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractFaults } from './contractSchema.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());

describe('getData', () => {
  const year = '/api/dataseries/getData?seriesIds=ser_bezigrad_pm10&from=2025-11-01&to=2026-11-01&interval=PT15M';

  it('returns a year of quarter hours in at most 150 kB', async () => {
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await api.get(year, undefined, { 'accept-encoding': encoding });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.rawPayload.length).toBeLessThanOrEqual(150_000);
      const { series } = JSON.parse(unpack(response.rawPayload).toString());
      expect(series[0].values).toHaveLength(35_040);
      expect(series[0].values.filter((value: number | null) => value !== null).length).toBeGreaterThan(30_000);
    }
  });

  it('returns the same values in the binary form if the caller requests it', async () => {
    const answers = await Promise.all(
      ['application/json', acceptColumns, 'application/vnd.zrak.columns;q=0'].map((accept) =>
        api.get(year.replace('from=2025-11-01', 'from=2026-10-01'), undefined, { accept, 'accept-encoding': 'gzip' }),
      ),
    );
    const types = answers.map(({ headers }) => headers['content-type']);
    expect(types).toEqual([
      'application/json; charset=utf-8',
      'application/vnd.zrak.columns',
      'application/json; charset=utf-8',
    ]);
    for (const { headers } of answers) expect(headers.vary).toMatch(/authorization, accept,/i);
    const [json, binary] = answers.map(({ rawPayload }) => new Uint8Array(gunzipSync(rawPayload)).buffer);
    expect(readColumns(binary!)).toEqual(readColumns(json!));
    const refused = await api.get('/api/dataseries/getData', undefined, { accept: acceptColumns });
    expect([refused.statusCode, contractFaults('getData', refused)]).toEqual([400, []]);
  });

  it('rounds to the decimals of the series, and its runs cover all values', async () => {
    const { series } = (await api.get(year)).json();
    const { values, coverage, flags } = series[0];
    for (const value of values) if (value !== null) expect(Math.round(value * 10) / 10).toBe(value);
    const count = (runs: [number, number][]): number => runs.reduce((sum, [length]) => sum + length, 0);
    expect(count(coverage)).toBe(values.length);
    expect(count(flags)).toBe(values.length);
  });

  it('counts civil days across a clock change', async () => {
    const days = await api.get(
      '/api/dataseries/getData?seriesIds=ser_bezigrad_pm10&from=2026-10-24&to=2026-10-27&interval=P1D',
    );
    expect(days.json()).toMatchObject({
      from: '2026-10-23T22:00:00Z',
      to: '2026-10-26T23:00:00Z',
      timeZone: 'Europe/Ljubljana',
    });
    expect(days.json().series[0].values).toHaveLength(3);
    const quarters = await api.get(
      '/api/dataseries/getData?seriesIds=ser_bezigrad_pm10&from=2026-10-25&to=2026-10-26&interval=PT15M',
    );
    expect(quarters.json().series[0].values).toHaveLength(100);
  });

  it('sums counts, and returns an hourly series no finer than its step', async () => {
    const of = async (interval: string): Promise<(number | null)[]> => {
      const url = `/api/dataseries/getData?seriesIds=ser_celovska_cars&from=2026-11-16&to=2026-11-17&interval=${interval}`;
      return (await api.get(url)).json().series[0].values;
    };
    const quarters = await of('PT15M');
    const hours = await of('PT1H');
    hours.forEach((hour, index) => {
      const of4 = quarters.slice(index * 4, index * 4 + 4);
      if (of4.every((value) => value !== null)) expect(hour).toBe(of4.reduce((a, b) => a + b, 0));
    });
    const benzene = await api.get(
      '/api/dataseries/getData?seriesIds=ser_bezigrad_c6h6&from=2026-11-16&to=2026-11-17&interval=PT15M',
    );
    expect(benzene.json().series[0]).toMatchObject({ step: 'PT1H', values: { length: 24 } });
  });

  it('contains no future values', async () => {
    const url =
      '/api/dataseries/getData?seriesIds=ser_bezigrad_t&from=2026-11-18T09:00:00Z&to=2026-11-18T12:00:00Z&interval=PT15M';
    const { values } = (await api.get(url)).json().series[0];
    // The current time is 10:07: the quarter hour that ended at 10:00 is the newest.
    expect(values).toHaveLength(12);
    expect(values.slice(4)).toEqual(Array.from({ length: 8 }, () => null));
  });
});

describe('the demo', () => {
  it('has at least three levels of warning, and stations that are late or offline', async () => {
    const admin = await api.as('admin');
    const levels = new Set<string>();
    const states = new Set<string>();
    for (const client of ['cli_okolje', 'cli_zasavje', 'cli_obala']) {
      for (const station of (await api.get(`/api/locations/map?clientId=${client}`, admin)).json()) {
        levels.add(station.warning.level);
        states.add(station.state);
      }
    }
    expect(levels.size).toBeGreaterThanOrEqual(3);
    expect(states).toContain('maintenance');
    expect(states.has('late') || states.has('offline')).toBe(true);
  });
});
