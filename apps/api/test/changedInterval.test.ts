import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import { startApi, testNow, type TestApi } from './helpers.ts';

/** A series with measurements, earlier states and alerts that gets another interval. */

const quarterHour = 900;
const day = 86_400;
const seriesId = 'quay_pm10';
let api: TestApi;

beforeAll(async () => {
  const administrator = { userName: 'chief', email: 'chief@example.org', password: 'Chosen-by-0perator' };
  api = await startApi({ now: testNow, settings: { demo: false, administrator } });
  await changeInterval('PT15M');
}, 60_000);
afterAll(() => api.close());

/** Signs in again, because an access token is valid for less than an hour. */
async function signedIn(): Promise<string> {
  const answer = await api.token({ grant_type: 'password', username: 'chief', password: 'Chosen-by-0perator' });
  return answer.json<{ access_token: string }>().access_token;
}

async function changeInterval(interval: string): Promise<void> {
  const series = [{ id: seriesId, parameter: 'PM10', interval }];
  const place = { latitude: 45.55, longitude: 13.73, timeZone: 'Europe/Ljubljana' };
  const client = { id: 'port', code: 'PORT', name: 'Port', public: true };
  const body = {
    clients: [{ ...client, stations: [{ id: 'quay', name: 'Quay 7', ...place, series }] }],
    removeMeasurements: true,
  };
  const changed = await api.send('POST', '/api/network', body, await signedIn());
  expect(changed.statusCode, changed.body).toBe(200);
}

/** Stores a value for each of the last intervals, and evaluates the alerts. */
async function measure(value: number, count: number): Promise<void> {
  const { catalogue, measurements, clock, background } = api.app.services;
  await within(everything, async () => {
    const series = catalogue.series.find(({ key }) => key === seriesId)!;
    const end = Math.floor(api.clock.now / series.step);
    const times = Array.from({ length: count }, (_, index) => (end - count + index) * series.step);
    const values = Float32Array.from(times, () => value);
    const flags = new Int8Array(count).fill(1);
    const origin = { source: 'test', actor: 'test', clientId: null };
    await measurements.write([{ series, times, values, flags }], origin);
    await clock.tick();
  });
  await background.idle();
}

const outbox = () => join(api.folder, 'outbox');
const mails = (): string[] =>
  readdirSync(outbox())
    .sort()
    .map((name) => readFileSync(join(outbox(), name), 'utf8'))
    .filter((mail) => mail.includes('/PORT/alerts'));

interface Subscription {
  id: string;
  isEnabled: boolean;
  state: string;
  rule: { interval: string };
}
const subscriptions = async () => (await api.get('/api/alerts/get', await signedIn())).json<Subscription[]>();

it('takes its alerts and earlier states with it', async () => {
  const { db } = api.app.services.database;
  const rule = { kind: 'above', seriesId, threshold: 50, interval: 'PT15M', intervals: 1 };
  const added = await api.send('POST', '/api/alerts', { isEnabled: true, rule }, await signedIn());
  expect(added.statusCode, added.body).toBe(201);
  api.clock.now += 2 * quarterHour;
  await measure(60, 1);
  expect(await subscriptions()).toMatchObject([{ state: 'firing', rule }]);
  expect(mails()).toHaveLength(1);
  await measure(70, 1);
  const earlier = () => within(everything, () => db.selectFrom('measurementChunkRevision').selectAll().execute());
  expect(await earlier()).toHaveLength(1);

  await changeInterval('PT1H');
  expect(await earlier()).toEqual([]);
  expect(await subscriptions()).toMatchObject([{ state: 'cleared', rule: { ...rule, interval: 'PT1H' } }]);
  const fired = (await api.get('/api/alerts/fired', await signedIn())).json<{ fired: { clearedAt?: string }[] }>();
  expect(fired.fired.map(({ clearedAt }) => clearedAt)).toEqual([
    new Date(api.clock.now * 1000).toISOString().replace('.000', ''),
  ]);

  api.clock.now += 40 * day;
  await measure(60, 1);
  expect(mails()).toHaveLength(2);
  expect(mails()[1]).toContain('1 h mean');

  // An interval that has the means of the rule keeps it.
  await changeInterval('PT5M');
  expect(await subscriptions()).toMatchObject([{ state: 'cleared', rule: { interval: 'PT1H' } }]);
}, 60_000);

it.each([
  ['is firing', []],
  ['has ended', [10]],
])(
  'is not mailed about by an alert of before that %s',
  async (_, later) => {
    await changeInterval('PT15M');
    for (const { id } of await subscriptions())
      await api.send('DELETE', `/api/alerts/${id}`, undefined, await signedIn());
    const rule = { kind: 'above', seriesId, threshold: 50, interval: 'PT15M', intervals: 1 };
    expect((await api.send('POST', '/api/alerts', { isEnabled: true, rule }, await signedIn())).statusCode).toBe(201);
    const before = mails().length;
    const send = vi.spyOn(api.app.services.mailer, 'send').mockRejectedValue(new Error('no mail server'));
    for (const value of [60, ...later]) {
      api.clock.now += 2 * quarterHour;
      await measure(value, 1);
    }
    expect(send).toHaveBeenCalled();
    send.mockRestore();
    await changeInterval('PT1H');
    api.clock.now += 2 * 3600;
    await measure(10, 1);
    expect(mails()).toHaveLength(before);
  },
  60_000,
);

it('leaves an alert that can be switched off, also without means for its rule', async () => {
  const { db } = api.app.services.database;
  await changeInterval('PT1H');
  // As an earlier version has left it.
  await within(everything, () => db.updateTable('alertSubscription').set({ averaging: 'PT15M' }).execute());
  const [{ id }] = (await subscriptions()) as [Subscription];
  const switched = await api.send('PUT', `/api/alerts/${id}`, { isEnabled: false }, await signedIn());
  expect([switched.statusCode, switched.json()]).toMatchObject([200, { isEnabled: false }]);
}, 60_000);
