import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deviceOf } from '../src/access/device.ts';
import { everything, within } from '../src/db/scope.ts';
import { Retention } from '../src/measurements/retention.ts';
import { claimDay, releaseDay } from '../src/repositories/settings.ts';
import { settingsFrom } from '../src/settings.ts';
import type { KeptMeasurements } from '../src/time/duration.ts';
import { migratedFolder, testNow, type TestApi } from './helpers.ts';
import { addStation, startOwnApi } from './ownStation.ts';
import { temporarySchema } from './postgres.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
const databases: [name: string, url: string | undefined][] = [['the embedded database', undefined]];
if (databaseUrl !== undefined) databases.push(['PostgreSQL', databaseUrl]);

const day = 86_400;
const keep = (text: string): KeptMeasurements => settingsFrom({ ZRAK_KEEP_MEASUREMENTS: text }).keepMeasurements!;
const kept = keep('P2Y');
/** Two years before `testNow`, 18 November 2024, begins in the UTC day before in Ljubljana. */
const firstKept = Date.parse('2024-11-17') / 1000 / day;

/** `long` has values from before the limit, `short` the same from the first day that is kept. */
const stations = ['long', 'short', 'other'];

async function fill(api: TestApi): Promise<void> {
  const { database, catalogue, measurements } = api.app.services;
  const { db } = database;
  await within(everything, async () => {
    await db.insertInto('client').values({ id: 'else', code: 'ELSE', name: 'Else', isPublic: true }).execute();
    for (const [index, id] of stations.entries()) {
      const clientId = id === 'other' ? 'else' : 'own';
      await addStation(db, { id, name: 'Station', timeZone: 'Europe/Ljubljana', clientId });
      for (const [number, stepSeconds] of [3600, 900].entries()) {
        await db
          .insertInto('series')
          .values({
            id: index * 10 + number,
            key: `${id}_${stepSeconds}`,
            locationId: id,
            parameterCode: number === 0 ? 'PM10' : 'NO2',
            stepSeconds,
            instrumentId: null,
          })
          .execute();
      }
    }
    await catalogue.loadChanges();
    const samples = catalogue.series.map((series) => {
      const from = (series.locationId === 'short' ? firstKept : firstKept - 40) * day;
      const length = (10 * day) / series.step + (series.locationId === 'short' ? 0 : (40 * day) / series.step);
      const times = Array.from({ length }, (_, slot) => from + slot * series.step);
      const values = Float32Array.from(times, (time) => (time / 900) % 97);
      return { series, times, values, flags: new Int8Array(length).fill(1) };
    });
    const origin = { source: 'test', actor: 'test', clientId: null };
    await measurements.write(samples, origin);
    const corrected = samples.map(({ series, times }) => ({
      series,
      times: times.slice(0, 1),
      values: Float32Array.of(5000),
      flags: Int8Array.of(1),
    }));
    await measurements.write(
      corrected.filter(({ series }) => series.locationId !== 'short'),
      origin,
    );
    await api.app.services.clock.refreshStates();
  });
}

const daysOf = (api: TestApi): Promise<Record<string, number>> =>
  within(everything, async () => {
    const { catalogue, measurements } = api.app.services;
    const counts = await measurements.storedDays(catalogue.series);
    return Object.fromEntries(
      catalogue.series.map(({ id, key }) => [key, counts.filter(({ seriesId }) => seriesId === id).length]),
    );
  });
/** Names of the users with a mailed link. */
const linksOf = async (api: TestApi): Promise<string[]> => {
  const { db } = api.app.services.database;
  const rows = await db
    .selectFrom('oneTimeToken')
    .innerJoin('appUser', 'appUser.id', 'oneTimeToken.userId')
    .select('appUser.fullName')
    .execute();
  return rows.map(({ fullName }) => fullName);
};
const retentionOf = (api: TestApi, given: KeptMeasurements | undefined): Retention => {
  const { database, now, auditEvents: events, measurements } = api.app.services;
  return new Retention({ db: database.db, now, keep: given, events, announce: () => measurements.announce() });
};

describe.each(databases)('retention in %s', (_, ofServer) => {
  let api: TestApi;
  let schema: Awaited<ReturnType<typeof temporarySchema>> | undefined;

  beforeAll(async () => {
    schema = ofServer === undefined ? undefined : await temporarySchema(ofServer);
    api = await startOwnApi(schema === undefined ? {} : { databaseUrl: schema.url });
    await fill(api);
  }, 120_000);
  afterAll(async () => {
    await api.close();
    await schema?.drop();
  });

  it('deletes nothing without the setting', async () => {
    const before = await daysOf(api);
    expect(await within(everything, () => retentionOf(api, undefined).removeExpired())).toEqual([]);
    expect(await daysOf(api)).toEqual(before);
    expect(before).toMatchObject({ long_3600: 50, short_3600: 10, other_900: 50 });
  });

  it('says what would go, and keeps it', async () => {
    const before = await daysOf(api);
    const expired = await within(everything, () => retentionOf(api, kept).expired());
    const days = { first: firstKept - 40, last: firstKept - 1, days: 40 };
    expect(expired).toEqual([
      { series: 'long_3600', ...days, values: 40 * 24 },
      { series: 'long_900', ...days, values: 40 * 96 },
      { series: 'other_3600', ...days, values: 40 * 24 },
      { series: 'other_900', ...days, values: 40 * 96 },
    ]);
    expect(await daysOf(api)).toEqual(before);
  });

  it('keeps each native interval as long as the operator says', async () => {
    const expired = await within(everything, () => retentionOf(api, keep('PT1H=P2Y')).expired());
    expect(expired.map(({ series }) => series)).toEqual(['long_3600', 'other_3600']);
    const others = await within(everything, () => retentionOf(api, keep('PT1H=P9Y P2Y')).expired());
    expect(others.map(({ series }) => series)).toEqual(['long_900', 'other_900']);
  });

  it('deletes older days with their earlier states, and records one event', async () => {
    const { database, auditEvents, measurements } = api.app.services;
    await within(everything, async () => {
      const revision = await measurements.revision();
      await retentionOf(api, kept).removeExpired();
      expect(await measurements.revision()).not.toBe(revision);
      expect(await retentionOf(api, kept).removeExpired()).toEqual([]);
      expect(await database.db.selectFrom('measurementChunkRevision').selectAll().execute()).toEqual([]);
      const events = await auditEvents.find({ kinds: ['retention'], limit: 10 });
      expect(events.map(({ details }) => details)).toEqual([
        { retention: { series: 4, days: 160, values: 40 * 24 * 2 + 40 * 96 * 2 } },
      ]);
    });
    expect(new Set(Object.values(await daysOf(api)))).toEqual(new Set([10]));
  });

  it('deletes earlier states of days that have no values', async () => {
    const { database, catalogue } = api.app.services;
    const { db } = database;
    const states = () => db.selectFrom('measurementChunkRevision').select(['seriesId', 'day']).orderBy('day').execute();
    await within(everything, async () => {
      const { id: importId } = await db.selectFrom('measurementImport').select('id').executeTakeFirstOrThrow();
      const { id: seriesId } = catalogue.series.find(({ key }) => key === 'long_3600')!;
      const none = { importId, filled: 0, samples: Buffer.alloc(0), flags: Buffer.alloc(0) };
      for (let expired = firstKept - 300; expired <= firstKept; expired++) {
        await db
          .insertInto('measurementChunkRevision')
          .values({ seriesId, day: expired, ...none })
          .execute();
      }
      const counted = { series: 'long_3600', first: firstKept - 300, last: firstKept - 1, days: 300, values: 0 };
      expect(await retentionOf(api, kept).expired()).toEqual([counted]);
      expect(await retentionOf(api, kept).removeExpired()).toEqual([counted]);
      expect(await states()).toEqual([{ seriesId, day: firstKept }]);
      await db.deleteFrom('measurementChunkRevision').execute();
    });
  });

  it('then answers as if the older values had never been there', async () => {
    const { catalogue, measurements, clock } = api.app.services;
    await within(everything, () => clock.refreshStates());
    const withoutIds = (text: string): string => text.replaceAll(/\b(long|short)(_\d+)?\b/g, 'station');
    const answers = async (id: string): Promise<string[]> => {
      const urls = [
        ...['PT15M', 'PT1H', 'P1D'].map(
          (interval) =>
            `/api/dataseries/getData?seriesIds=${id}_900,${id}_3600&from=2024-10-01&to=2024-12-01&interval=${interval}`,
        ),
        `/api/locations/location?locationId=${id}`,
        `/api/dataseries/get?locationId=${id}`,
        `/api/reports/statistics?clientId=own&locationId=${id}&period=2024-11`,
        `/api/reports/statistics?clientId=own&locationId=${id}&period=2024`,
      ];
      return Promise.all(
        urls.map(async (url) => {
          const answer = await api.get(url);
          expect([url, answer.statusCode]).toEqual([url, 200]);
          return withoutIds(answer.body);
        }),
      );
    };
    expect(await answers('long')).toEqual(await answers('short'));
    const ends = await within(everything, () => measurements.firstAndLast(catalogue.series));
    expect(new Set([...ends.values()].map(({ first }) => first))).toEqual(new Set([firstKept * day]));
  });

  it('is done once a day by one of several processes', async () => {
    const { db } = api.app.services.database;
    const today = Math.floor(testNow / day);
    await within(everything, async () => {
      const claims = await Promise.all([1, 2, 3].map(() => claimDay(db, 'test-day', today)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await claimDay(db, 'test-day', today)).toBe(false);
      expect(await claimDay(db, 'test-day', today - 1)).toBe(false);
      expect(await claimDay(db, 'test-day', today + 1)).toBe(true);
      // Its work has failed.
      await releaseDay(db, 'test-day', today + 1);
      expect(await claimDay(db, 'test-day', today + 1)).toBe(true);
      // A clock that was a year ahead.
      expect(await claimDay(db, 'test-day', today + 365)).toBe(true);
      expect(await claimDay(db, 'test-day', today + 2)).toBe(true);
    });
  });
});

it('is tried again on the same day after an outage that also kept the day claimed', { timeout: 120_000 }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const api = await startOwnApi({ keepMeasurements: kept });
  try {
    const { database, sessions } = api.app.services;
    const removed = vi.spyOn(sessions, 'removeExpired');
    const logged = vi.spyOn(api.app.log, 'error');
    const look = () => vi.advanceTimersByTimeAsync(600_000);
    await fill(api);
    api.clock.now += day;
    const outage = (message: string) => Object.assign(new Error(message), { code: 'ECONNREFUSED' });
    removed.mockRejectedValueOnce(outage('The first error'));
    const release = vi.spyOn(database.db, 'updateTable').mockImplementationOnce(() => {
      throw outage('The error of the release');
    });
    await look();
    await vi.waitFor(() => expect(release).toHaveBeenCalled());
    await vi.waitFor(() =>
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'The first error' })),
    );
    expect((await daysOf(api))['long_900']).toBe(50);
    await vi.waitFor(
      async () => {
        await look();
        expect((await daysOf(api))['long_900']).toBe(9);
      },
      { timeout: 15_000 },
    );
    removed.mockClear();
    await look();
    await look();
    expect(removed).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await api.close();
  }
});

it('is done for sign-ups that nobody confirmed within a week', { timeout: 120_000 }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const api = await startOwnApi();
  try {
    const { database, background, users } = api.app.services;
    const { db } = database;
    const signUp = async (name: string) => {
      const email = `${name}@example.org`;
      const answer = await api.send('POST', '/register/', { email, password: 'Lipov-cvet-1', fullname: name });
      expect(answer.statusCode, answer.body).toBe(202);
      await background.idle();
    };
    const left = () => within(everything, async () => (await users.all()).map(({ userName }) => userName).toSorted());
    const look = () => vi.advanceTimersByTimeAsync(600_000);
    for (const name of ['gone', 'again', 'client', 'confirmed', 'office']) await signUp(name);
    await within(everything, async () => {
      await addStation(db, { id: 'station', name: 'Station', timeZone: 'Europe/Ljubljana' });
      const change = (name: string, values: object) =>
        db.updateTable('appUser').set(values).where('userName', '=', `${name}@example.org`).execute();
      await change('client', { clientId: 'own' });
      await change('confirmed', { status: 'confirmed' });
      await change('office', { createdByPlatform: 'backOffice' });
    });
    const all = await left();
    api.clock.now += 6 * day;
    await signUp('new');
    await look();
    await vi.waitFor(async () => expect(await within(everything, () => linksOf(api))).toEqual(['new']));
    expect(await left()).toEqual([...all, 'new@example.org'].toSorted());
    // The link of the second sign-up is valid for an hour.
    api.clock.now += 2 * day;
    await signUp('again');
    await vi.waitFor(
      async () => {
        await look();
        expect(await left()).toEqual([...all, 'new@example.org'].filter((name) => !name.startsWith('gone')).toSorted());
      },
      { timeout: 15_000 },
    );
  } finally {
    vi.useRealTimers();
    await api.close();
  }
});

it('is done by a server at its start, with expired tokens', { timeout: 120_000 }, async () => {
  const folder = migratedFolder();
  const first = await startOwnApi({}, { folder });
  await fill(first);
  const { sessions } = first.app.services;
  await within(everything, async () => {
    const [{ id }] = (await first.app.services.database.db.selectFrom('appUser').select('id').execute()) as [
      { id: string },
    ];
    await sessions.begin(id, deviceOf());
  });
  await first.close();
  const second = await startOwnApi({ keepMeasurements: kept }, { folder, now: testNow + day });
  await vi.waitFor(async () => expect((await daysOf(second))['long_900']).toBe(9), { timeout: 15_000 });
  const { db } = second.app.services.database;
  expect(await within(everything, () => db.selectFrom('refreshToken').selectAll().execute())).toEqual([]);
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});
