import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { AlertWatch } from '../src/alerts/alertWatch.ts';
import { everything, within } from '../src/db/scope.ts';
import { noEvent } from '../src/repositories/auditEvents.ts';
import { demoFolder, silenceOf, startApi, testNow, type TestApi } from './helpers.ts';
import { addStation } from './ownStation.ts';

const folder = demoFolder();
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ folder });
}, 120_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const outbox = join(folder, 'outbox');
const mails = (): string[] =>
  existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : [];
/** Advances the clock by an hour, and runs everything that new values trigger. */
async function anHourLater(): Promise<void> {
  api.clock.now += 3600;
  const { clock, background } = api.app.services;
  await within(everything, () => clock.tick());
  await background.idle();
}
type Fired = { fired: { value: number; clearedAt?: string; subscription: { id: string } }[] };
/** Signs in again, because an access token is valid for less than an hour. */
async function signedIn(username: string): Promise<string> {
  const answer = await api.token({ grant_type: 'password', username, password: demoPassword });
  return answer.json<{ access_token: string }>().access_token;
}
const fired = async (): Promise<Fired['fired']> =>
  (await api.get('/api/alerts/fired', await signedIn('okolje'))).json<Fired>().fired;

it('mails a new alert once, also after a restart, and not to disabled users', async () => {
  const rule = { kind: 'above', seriesId: 'ser_bezigrad_t', threshold: -80, interval: 'PT15M', intervals: 2 };
  for (const user of ['okolje', 'zasavje']) {
    const added = await api.app.inject({
      method: 'POST',
      url: '/api/alerts',
      payload: { isEnabled: true, rule },
      headers: { authorization: `Bearer ${await signedIn(user)}`, 'x-app-language': 'sl-SI' },
    });
    expect(added.statusCode, added.body).toBe(201);
  }
  const { db } = api.app.services.database;
  await within(everything, () =>
    db.updateTable('appUser').set({ isEnabled: false }).where('userName', '=', 'zasavje').execute(),
  );
  expect(mails()).toEqual([]);

  await anHourLater();
  expect(await fired()).toHaveLength(1);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toContain('Content-Language: sl');
  expect(mails()[0]).toContain('/SI-OKOLJE/location/loc_bezigrad');
  await anHourLater();

  const { now } = api.clock;
  await api.close();
  api = await startApi({ folder, now });
  await api.app.services.background.idle();
  await anHourLater();
  const [only, ...more] = await fired();
  expect(more).toEqual([]);
  expect(only?.clearedAt).toBeUndefined();
  expect(mails()).toHaveLength(1);
  expect(now).toBe(testNow + 7200);

  // After switching, a firing alert counts as cleared; with another rule it is deleted.
  const change = async (isEnabled: boolean, threshold: number) =>
    api.send(
      'PUT',
      `/api/alerts/${only!.subscription.id}`,
      { isEnabled, rule: { ...rule, threshold } },
      await signedIn('okolje'),
    );
  expect((await change(false, -80)).json()).toMatchObject({ state: 'cleared', isEnabled: false });
  await anHourLater();
  expect((await fired()).map(({ clearedAt }) => typeof clearedAt)).toEqual(['string']);
  // A switch alone keeps the stored rule and what it has fired.
  const url = `/api/alerts/${only!.subscription.id}`;
  const switched = await api.send('PUT', url, { isEnabled: false }, await signedIn('okolje'));
  expect(switched.json()).toMatchObject({ isEnabled: false, rule });
  expect(await fired()).toHaveLength(1);
  await change(true, 80);
  await anHourLater();
  expect(await fired()).toEqual([]);
}, 120_000);

const subscribe = async (rule: object): Promise<void> => {
  const added = await api.send('POST', '/api/alerts', { isEnabled: true, rule }, await signedIn('okolje'));
  expect(added.statusCode, added.body).toBe(201);
};
const deleteSubscriptions = () =>
  within(everything, () => api.app.services.database.db.deleteFrom('alertSubscription').execute());

it('mails an alert once that began and ended while the API was down', async () => {
  await deleteSubscriptions();
  rmSync(outbox, { recursive: true, force: true });
  await subscribe({ kind: 'above', seriesId: 'ser_bezigrad_t', threshold: 10, interval: 'PT1H', intervals: 1 });
  await api.close();
  api = await startApi({ folder, now: api.clock.now + 2 * 86_400 });
  await api.app.services.background.idle();
  const past = (await fired()).filter(({ clearedAt }) => clearedAt !== undefined);
  expect(past.length).toBeGreaterThan(0);
  const firedCount = (await fired()).length;
  expect(mails()).toHaveLength(firedCount);
  for (const mail of mails()) expect(mail).toMatch(/^List-Unsubscribe: <https?:\/\/\S+\/SI-OKOLJE\/alerts>\r?$/m);
  expect(mails().filter((mail) => mail.includes('It ended on'))).toHaveLength(past.length);
  const { now } = api.clock;
  await api.close();
  api = await startApi({ folder, now });
  await api.app.services.background.idle();
  expect(mails()).toHaveLength(firedCount);
}, 120_000);

it('counts how often a rule would have fired in the last 30 days', async () => {
  await deleteSubscriptions();
  const token = await signedIn('okolje');
  const preview = async (rule: object) =>
    (await api.send('POST', '/api/alerts/preview', { rule }, token)).json<{
      from: string;
      to: string;
      fired: number;
    }>();
  const rule = { kind: 'above', seriesId: 'ser_bezigrad_t', threshold: 8, interval: 'PT1H', intervals: 3 };
  const { from, to, fired: count } = await preview(rule);
  expect(Date.parse(to) - Date.parse(from)).toBe(30 * 86_400_000);

  const since = new Date(Date.parse(from) - 86_400_000).toISOString();
  const query = new URLSearchParams({ seriesIds: rule.seriesId, from: since, to, interval: 'PT1H' });
  const answer = await api.get(`/api/dataseries/getData?${query.toString()}`, token);
  const [{ start, values }] = answer.json<{ series: [{ start: string; values: (number | null)[] }] }>().series;
  let [inRow, expected, isFiring] = [0, 0, false];
  for (const [hour, value] of values.entries()) {
    inRow = value !== null && value > rule.threshold ? inRow + 1 : 0;
    const isJudged = Date.parse(start) + (hour + 1) * 3_600_000 > Date.parse(from);
    if (isJudged && !isFiring && inRow >= rule.intervals) [isFiring, expected] = [true, expected + 1];
    if (isFiring && value !== null && inRow === 0) isFiring = false;
  }
  expect(expected).toBeGreaterThan(2);
  expect(count).toBe(expected);
  expect((await preview({ kind: 'silence', locationId: 'loc_bezigrad', hours: 72 })).fired).toBe(0);

  // Works on all stations of the client are left out, too.
  const words = JSON.stringify({ en: 'Move', sl: 'Selitev', de: 'Umzug' });
  const { alerts } = api.app.services;
  const works = { id: 'mnt_all', clientId: 'cli_okolje', locationId: null, parameters: null };
  const period = { startsAt: new Date(since), endsAt: new Date(to) };
  await within(everything, () => alerts.add({ ...works, ...period, title: words, message: words }, noEvent));
  expect((await preview(rule)).fired).toBe(0);
  await within(everything, () => alerts.remove(works.id, noEvent));
  // Those on instruments that measure something else are not.
  const ofOthers = { ...works, id: 'mnt_no2', locationId: 'loc_bezigrad', parameters: ['NO2'] };
  await within(everything, () => alerts.add({ ...ofOthers, ...period, title: words, message: words }, noEvent));
  expect((await preview(rule)).fired).toBe(count);
  await within(everything, () => alerts.remove(ofOthers.id, noEvent));
  // Nothing is stored.
  expect((await api.get('/api/alerts/get', token)).json()).toEqual([]);
}, 60_000);

it('counts no silence while a maintenance covers all parameters of the station', async () => {
  const token = await signedIn('okolje');
  const { alerts, catalogue } = api.app.services;
  const preview = async (locationId: string) => {
    const rule = { kind: 'silence', locationId, hours: 1 };
    return (await api.send('POST', '/api/alerts/preview', { rule }, token)).json<{ from: string; fired: number }>();
  };
  const ofClient = catalogue.locations.filter(({ clientId }) => clientId === 'cli_okolje');
  const previews = await Promise.all(ofClient.map(async ({ id }) => ({ locationId: id, ...(await preview(id)) })));
  const { locationId, fired: count, from } = previews.find((one) => one.fired > 0)!;
  const parameters = [...new Set(catalogue.seriesOf(locationId).map(({ parameter }) => parameter))];
  expect(parameters.length).toBeGreaterThan(1);
  const text = JSON.stringify({ en: 'Move', sl: 'Selitev', de: 'Umzug' });
  const during = async (covered: string[]): Promise<number> => {
    const period = { startsAt: new Date(Date.parse(from) - 86_400_000), endsAt: new Date(api.clock.now * 1000) };
    const work = { id: 'mnt_some', clientId: 'cli_okolje', locationId, parameters: covered, ...period };
    await within(everything, () => alerts.add({ ...work, title: text, message: text }, noEvent));
    const { fired: counted } = await preview(locationId);
    await within(everything, () => alerts.remove(work.id, noEvent));
    return counted;
  };
  expect(await during(parameters)).toBe(0);
  // The other instruments should deliver.
  expect(await during(parameters.slice(1))).toBe(count);
}, 60_000);

it('counts only the subscriptions that the user can see against their limit', async () => {
  await deleteSubscriptions();
  const { alertSubscriptions, catalogue, database } = api.app.services;
  const visible = catalogue.locations.find(({ clientId }) => clientId === 'cli_okolje')!;
  await within(everything, async () => {
    const hidden = { id: 'cli_hidden', code: 'HIDDEN', name: 'Hidden', isPublic: false };
    await database.db.insertInto('client').values(hidden).execute();
    await addStation(database.db, { id: 'loc_hidden', name: 'Hidden', timeZone: 'UTC', clientId: hidden.id });
    await catalogue.loadChanges();
    for (let number = 0; number < 98; number++) {
      const locationId = number < 49 ? visible.id : 'loc_hidden';
      await database.db
        .insertInto('alertSubscription')
        .values(silenceOf(`alr_${number}`, 'usr_okolje', locationId))
        .execute();
    }
    expect(await alertSubscriptions.ofUser('usr_okolje')).toHaveLength(98);
  });
  const token = await signedIn('okolje');
  const rule = { kind: 'silence', locationId: visible.id, hours: 6 };
  const add = async () => (await api.send('POST', '/api/alerts', { isEnabled: false, rule }, token)).statusCode;
  expect([await add(), await add()]).toEqual([201, 400]);
  await deleteSubscriptions();
  await within(everything, async () => {
    await database.db.deleteFrom('location').where('id', '=', 'loc_hidden').execute();
    await database.db.deleteFrom('client').where('id', '=', 'cli_hidden').execute();
    await catalogue.loadChanges();
  });
}, 60_000);

it('is evaluated while a mail server hangs', async () => {
  await deleteSubscriptions();
  const rule = { kind: 'above', seriesId: 'ser_bezigrad_t', threshold: -80, interval: 'PT15M', intervals: 1 };
  await subscribe(rule);
  const { alertSubscriptions, catalogue, store, states, alerts, mailer, settings, bringValues } = api.app.services;
  let attempts = 0;
  const watch = new AlertWatch({
    subscriptions: alertSubscriptions,
    catalogue,
    store,
    states,
    maintenance: alerts,
    mailer: {
      ...mailer,
      send: () => {
        attempts++;
        return new Promise(() => undefined);
      },
    },
    publicUrl: settings.publicUrl,
    onError: () => undefined,
  });
  api.clock.now += 3600;
  await within(everything, () => bringValues!());
  void within(everything, () => watch.run());
  await vi.waitFor(() => expect(attempts).toBe(1));
  const evaluated = vi.spyOn(alertSubscriptions, 'active');
  for (let round = 0; round < 10; round++) void within(everything, () => watch.run());
  await vi.waitFor(() => expect(evaluated.mock.settledResults).toHaveLength(2));
  // One for the first, and one for all that asked meanwhile.
  await setTimeout(100);
  expect(evaluated).toHaveBeenCalledTimes(2);
  expect(attempts).toBe(1);
  evaluated.mockRestore();
}, 60_000);

it('sends a mail in the next process if a process ended while sending it', async () => {
  await deleteSubscriptions();
  rmSync(outbox, { recursive: true, force: true });
  await subscribe({ kind: 'above', seriesId: 'ser_bezigrad_t', threshold: -80, interval: 'PT15M', intervals: 1 });
  const { alertSubscriptions, catalogue, store, states, alerts, mailer, settings, clock, bringValues } =
    api.app.services;
  const interrupted = new AlertWatch({
    subscriptions: alertSubscriptions,
    catalogue,
    store,
    states,
    maintenance: alerts,
    mailer: { ...mailer, send: () => new Promise(() => undefined) },
    publicUrl: settings.publicUrl,
    onError: () => undefined,
  });
  api.clock.now += 3600;
  await within(everything, () => bringValues!());
  const claimed = vi.spyOn(alertSubscriptions, 'claimMail');
  void within(everything, () => interrupted.run());
  await vi.waitFor(() => expect(claimed.mock.settledResults[0]).toMatchObject({ value: true }));
  await within(everything, () => clock.tick());
  await api.app.services.background.idle();
  expect(mails()).toEqual([]);
  await anHourLater();
  await anHourLater();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toMatch(/^Message-ID: <alr_[-\w]+\.\d+@/m);
}, 120_000);

it('a change keeps what it leaves out', async () => {
  const token = await signedIn('obala');
  const rule = { kind: 'silence', locationId: 'loc_koper', hours: 6 };
  const added = await api.send('POST', '/api/alerts', { isEnabled: false, rule }, token);
  const { id } = added.json<{ id: string }>();
  const change = async (body: object) => (await api.send('PUT', `/api/alerts/${id}`, body, token)).json<object>();
  expect(await change({ rule: { ...rule, hours: 7 } })).toMatchObject({ isEnabled: false, rule: { hours: 7 } });
  expect(await change({ isEnabled: true })).toMatchObject({ isEnabled: true, rule: { hours: 7 } });
  expect((await api.send('PUT', `/api/alerts/${id}`, {}, token)).statusCode).toBe(400);
  expect((await api.send('DELETE', `/api/alerts/${id}`, undefined, token)).statusCode).toBe(204);
});
