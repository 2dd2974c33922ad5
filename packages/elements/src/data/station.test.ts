import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from './failure.ts';
import { addressOf, sourceOf } from './portal.ts';
import { loadStation, stateOf } from './station.ts';
import { loadStations } from './stations.ts';
import { verdictOf } from './verdict.ts';

// The elements with a server that answers only the core of the contract, and with one that sends more.

const now = Date.parse('2026-11-21T12:20:00Z');
const { signal } = new AbortController();
const core = {
  '/config/config.json': { ApplicationUrl: 'https://api.example', DefaultTimeZone: 'Europe/Vienna' },
  '/api/clients/get': [
    { id: 7, code: 'TOWN', isPublic: true },
    { id: 8, code: 'WORKS', isPublic: false },
  ],
  '/api/locations/location': { id: 1, name: 'Main square', warning: { color: '#0a0' } },
  '/api/locations/map': [{ id: 1, name: 'Main square', latitude: 46, longitude: 14, warning: { color: '#0a0' } }],
  '/api/dataseries/get': [
    { id: 's1', locationId: 1, name: 'Ozone' },
    { id: 's2', locationId: 1, name: 'Noise' },
  ],
  '/api/dataseries/getData': {
    series: [
      { id: 's1', start: '2026-11-21T10:00:00Z', step: 'PT1H', values: [80, null, 70] },
      { id: 's2', start: '2026-11-21T10:00:00Z', step: 'PT1H', values: [null, null, null] },
    ],
  },
};
let answers: Record<string, unknown>;
let requests: Request[];

beforeEach(() => {
  answers = structuredClone(core);
  requests = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    const answer = answers[new URL(request.url).pathname];
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'function') return Response.json(answer(new URL(request.url).searchParams));
    if (typeof answer === 'number') return new Response('{}', { status: answer });
    return Response.json(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

let count = 0;
/** Each has its own address, because sources are kept. */
const source = () => sourceOf({ portal: `https://portal${count++}.example`, server: null }, 'en');
const load = async (client = 'TOWN', station = '1') => loadStation(await source(), client, station, signal, now);
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'loaded',
    (error: unknown) => (error instanceof Failure ? error.kind : String(error)),
  );

describe('a server of the core', () => {
  it('gives the name, the colour, and the newest values of its series', async () => {
    const data = await load();
    expect(data.client).toMatchObject({ code: 'TOWN', name: 'TOWN' });
    expect(data.station).toMatchObject({ name: 'Main square', timeZone: 'Europe/Vienna', isTimeZoneAssumed: true });
    expect(data.values).toEqual([
      {
        seriesId: 's1',
        name: 'Ozone',
        parameter: 'Ozone',
        unit: '',
        decimals: 1,
        value: 70,
        time: Date.parse('2026-11-21T12:00:00Z'),
        interval: 'PT1H',
      },
    ]);
    expect([...data.course!.values]).toEqual([80, Number.NaN, 70]);
    expect(verdictOf(data.station, stateOf(data, now))).toEqual({
      kind: 'warning',
      level: 'unrated',
      word: 'unrated',
      color: '#0a0',
    });
    expect(stateOf(data, now + 10 * 3_600_000)).toBe('late');
  });

  it('has its native interval and the time zone of its station, if it measures less often than hourly', async () => {
    answers['/api/locations/location'] = { ...core['/api/locations/location'], timeZone: 'Asia/Kathmandu' };
    answers['/api/dataseries/getData'] = {
      series: [{ id: 's1', start: '2026-11-19T18:15:00Z', step: 'P1D', values: [80, 70] }],
    };
    const { values, course } = await load();
    expect(values).toMatchObject([{ value: 70, interval: 'P1D', time: Date.parse('2026-11-21T00:00:00+05:45') }]);
    expect(course).toMatchObject({ interval: 'P1D' });
  });

  it('is late when the value after the newest one should have arrived long ago', async () => {
    const lateAt = async (step: string, hours: number) => {
      answers['/api/dataseries/getData'] = {
        series: [{ id: 's1', start: '2026-11-20T23:00:00Z', step, values: [70] }],
      };
      return stateOf(await load(), Date.parse('2026-11-20T23:00:00Z') + hours * 3_600_000);
    };
    expect([await lateAt('PT15M', 1.9), await lateAt('PT15M', 2.1)]).toEqual(['ok', 'late']);
    expect([await lateAt('PT1H', 2.4), await lateAt('PT1H', 2.6)]).toEqual(['ok', 'late']);
    expect([await lateAt('P1D', 59), await lateAt('P1D', 61)]).toEqual(['ok', 'late']);
  });

  it('is asked for the last 24 hours, without credentials', async () => {
    await load();
    const { searchParams } = new URL(requests.find(({ url }) => url.includes('getData'))!.url);
    expect([searchParams.get('from'), searchParams.get('to')]).toEqual([
      '2026-11-20T13:00:00.000Z',
      '2026-11-21T13:00:00.000Z',
    ]);
    expect(requests.map(({ credentials }) => credentials)).toEqual(requests.map(() => 'omit'));
    expect(requests.every(({ headers }) => !headers.has('authorization'))).toBe(true);
  });

  describe('with values that are older than a day', () => {
    const hour = 3_600_000;
    const at = (text: string) => Date.parse(text);
    /** Values as a server answers them: those that start in the period. */
    const answerFrom = (rows: Record<string, { step: string; values: Record<string, number> }>) => {
      answers['/api/dataseries/getData'] = (query: URLSearchParams) => ({
        series: query
          .get('seriesIds')!
          .split(',')
          .map((id) => {
            const { step, values } = rows[id]!;
            const [from, to] = [at(query.get('from')!), at(query.get('to')!)];
            const width = step === 'P1D' ? 24 * hour : hour;
            const known = Object.entries(values).map(([time, value]) => [at(time), value] as const);
            const start = Math.ceil((from - known[0]![0]) / width) * width + known[0]![0];
            const length = Math.max(0, Math.ceil((to - start) / width));
            const column = Array.from(
              { length },
              (_, n) => known.find(([time]) => time === start + n * width)?.[1] ?? null,
            );
            return { id, start: new Date(start).toISOString(), step, values: column };
          }),
      });
    };
    const daily = { step: 'P1D', values: { '2026-11-19T00:00:00Z': 60, '2026-11-20T00:00:00Z': 70 } };
    const calls = () => requests.filter(({ url }) => url.includes('getData')).length;

    it.each([
      ['says that it measures days', 'P1D', 1],
      ['does not say how often it measures', undefined, 2],
    ])('shows the newest value and the week of a series of daily values that %s', async (_, nativeInterval, asked) => {
      answers['/api/locations/location'] = { ...core['/api/locations/location'], timeZone: 'UTC' };
      answers['/api/dataseries/get'] = [{ id: 's1', locationId: 1, name: 'Ozone', nativeInterval }];
      answerFrom({ s1: { ...daily, values: { ...daily.values, '2026-11-15T00:00:00Z': 50 } } });
      const data = await load();
      expect(data.values).toMatchObject([{ value: 70, interval: 'P1D', time: at('2026-11-20T00:00:00Z') }]);
      expect(stateOf(data, now)).toBe('ok');
      expect(data.course!.values.filter(Number.isFinite)).toEqual(Float64Array.of(50, 60, 70));
      expect(calls()).toBe(asked);
    });

    it('shows a late value, with the course of the last 24 hours of another series', async () => {
      answerFrom({
        s1: { step: 'PT1H', values: { '2026-11-14T09:00:00Z': 80 } },
        s2: { step: 'PT1H', values: { '2026-11-21T11:00:00Z': 55 } },
      });
      const data = await load();
      expect(data.values).toMatchObject([
        { seriesId: 's1', value: 80, time: at('2026-11-14T09:00:00Z') },
        { seriesId: 's2', value: 55 },
      ]);
      expect(data.course).toMatchObject({ name: 'Noise' });
      expect(data.course!.values).toHaveLength(24);
    });

    it('is late if it has only a late value', async () => {
      answers['/api/dataseries/get'] = [{ id: 's1', locationId: 1, name: 'Ozone' }];
      answerFrom({ s1: { step: 'PT1H', values: { '2026-11-18T09:00:00Z': 80 } } });
      const data = await load();
      expect([stateOf(data, now), data.latestAt, data.course]).toEqual(['late', at('2026-11-18T09:00:00Z'), null]);
    });

    it('keeps what it has if older values cannot be read', async () => {
      const { series } = core['/api/dataseries/getData'];
      answers['/api/dataseries/getData'] = () => (calls() === 1 ? { series } : 'no object');
      expect(await load()).toMatchObject({ values: [{ value: 70 }], haveValuesFailed: false });
      expect(calls()).toBe(2);
    });
  });

  it('lists its stations', async () => {
    const { stations } = await loadStations(await source(), 'TOWN', signal);
    expect(stations).toMatchObject([{ id: '1', name: 'Main square', latest: [] }]);
  });

  it('shows a station without series, and says when the values failed', async () => {
    answers['/api/dataseries/get'] = [];
    expect(await load()).toMatchObject({ values: [], course: null, haveValuesFailed: false, latestAt: null });
    answers['/api/dataseries/get'] = 500;
    expect(await load()).toMatchObject({ values: [], haveValuesFailed: true });
  });
});

describe('a server with more', () => {
  beforeEach(() => {
    const value = { unit: 'µg/m³', decimals: 1, time: '2026-11-21T12:00:00Z', interval: 'PT15M' };
    answers['/api/locations/location'] = {
      ...core['/api/locations/location'],
      clientId: '7',
      timeZone: 'Europe/Ljubljana',
      state: 'ok',
      index: {
        standard: 'eu2024',
        band: 2,
        label: 'Fair',
        color: '#50CCAA',
        decidedBy: 'O3',
        time: '2026-11-21T11:00:00Z',
      },
      latest: [
        { ...value, seriesId: 'w', parameter: 'wind', category: 'wind', value: 1 },
        { ...value, seriesId: 'u', parameter: 'uptime', category: 'system', value: 9 },
        { ...value, seriesId: 'p', parameter: 'PM10', category: 'pollution', value: 20 },
        { ...value, seriesId: 's1', parameter: 'O3', category: 'pollution', value: 71 },
      ],
    };
  });

  it('puts the deciding pollutant first and leaves out the state of the instruments', async () => {
    const data = await load();
    expect(data.values.map(({ parameter }) => parameter)).toEqual(['O3', 'PM10', 'wind']);
    expect(data.course?.name).toBe('Ozone');
    expect(verdictOf(data.station, stateOf(data, now))).toEqual({
      kind: 'index',
      digit: '2',
      color: '#50CCAA',
      ink: 'dark',
      label: 'Fair',
      decidedBy: 'O3',
      time: Date.parse('2026-11-21T11:00:00Z'),
    });
  });

  it('shows that a station is offline in place of its old class', async () => {
    const data = await load();
    expect(verdictOf(data.station, 'offline')).toEqual({ kind: 'warning', level: 'offline', word: 'offline' });
  });

  it('tells a station without enough data from one that measures no air, as the portal does', async () => {
    const { station } = await load();
    delete station.index;
    const latestAt = '2026-11-21T12:00:00Z';
    const judged = (category: 'pollution' | 'traffic') => {
      const latest = station.latest!.slice(0, 1).map((value) => ({ ...value, category }));
      return verdictOf({ ...station, warning: { ...station.warning, level: 'noData' }, latestAt, latest }, 'ok');
    };
    expect(judged('pollution')).toEqual({ kind: 'warning', level: 'noData', word: 'notEnough' });
    expect(judged('traffic')).toEqual({ kind: 'warning', level: 'notMeasured', word: 'notMeasured' });
  });

  it('does not show a station of another client', async () => {
    answers['/api/clients/get'] = [{ id: 9, code: 'TOWN', isPublic: true }];
    expect(await kindOf(load())).toBe('noStation');
  });
});

describe('failures', () => {
  it.each([
    ['an unknown client', 'NOBODY', {}, 'notPublic'],
    ['a private client', 'WORKS', {}, 'notPublic'],
    ['a list that is refused to visitors', 'TOWN', { '/api/clients/get': 401 }, 'notPublic'],
    ['an unknown station', 'TOWN', { '/api/locations/location': 404 }, 'noStation'],
    ['a refused station', 'TOWN', { '/api/locations/location': 403 }, 'notPublic'],
    ['a server that is down', 'TOWN', { '/api/clients/get': new TypeError('fetch') }, 'unreachable'],
    ['a portal that is down', 'TOWN', { '/config/config.json': new TypeError('fetch') }, 'unreachable'],
    ['a server with a fault', 'TOWN', { '/api/locations/location': 500 }, 'failed'],
    ['a portal without configuration', 'TOWN', { '/config/config.json': 404 }, 'failed'],
  ])('%s', async (_, client, changed, kind) => {
    Object.assign(answers, changed);
    expect(await kindOf(load(client))).toBe(kind);
  });

  it('a page that names no portal and no server', async () => {
    expect(await kindOf(sourceOf({ portal: null, server: null }, 'en'))).toBe('incomplete');
    // oxlint-disable-next-line no-script-url
    expect(await kindOf(sourceOf({ portal: 'javascript:alert(1)', server: null }, 'en'))).toBe('incomplete');
  });
});

describe('addressOf', () => {
  it('is absolute and ends with a slash', () => {
    expect(addressOf('https://a.example/portal?x#y')).toBe('https://a.example/portal/');
    expect(addressOf('ftp://a.example')).toBeNull();
  });
});
