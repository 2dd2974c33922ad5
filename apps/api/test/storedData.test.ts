import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import type { Db } from '../src/db/database.ts';
import { everything, within } from '../src/db/scope.ts';
import { MeasurementStore } from '../src/measurements/store.ts';
import { startApi, migratedFolder, testNow, type TestApi } from './helpers.ts';
import { temporarySchema } from './postgres.ts';

/** An operator's own stations and values, without the demo. */

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (databaseUrl === undefined) {
  console.warn('ZRAK_TEST_DATABASE_URL is not set: stored data are tested on the embedded database only.');
}

const day = 86_400;
const dayOf = (date: string): number => Date.parse(date) / 1000 / day;
const valid = 1;

/** Writes like an import of the operator: rows of the database, without calls of the API. */
async function addStation(db: Db, { client, station, name = station }: Record<string, string>): Promise<void> {
  await db
    .insertInto('client')
    .values({ id: `cli_${client}`, code: client!.toUpperCase(), name: client!, isPublic: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('location')
    .values({
      id: `loc_${station}`,
      clientId: `cli_${client}`,
      name: name!,
      latitude: 51.5225,
      longitude: -0.1546,
      altitude: 35,
      area: 'urban',
      site: 'traffic',
      timeZone: 'Europe/London',
      dayBoundary: 'civil',
      noiseZone: null,
      deliveryDelaySeconds: 0,
      operatingSince: null,
    })
    .execute();
}

async function addParameter(db: Db, code: string, sortOrder: number): Promise<void> {
  await db
    .insertInto('parameter')
    .values({
      code,
      category: 'pollution',
      name: JSON.stringify({ en: code, sl: code, de: code }),
      unit: 'µg/m³',
      decimals: 1,
      quantity: 'concentration',
      aggregator: 'mean',
      detectionLimit: null,
      sortOrder,
    })
    .execute();
}

async function addSeries(db: Db, id: number, station: string, parameter: string): Promise<void> {
  await db
    .insertInto('series')
    .values({
      id,
      key: `ser_${station}_${parameter.toLowerCase()}`,
      locationId: `loc_${station}`,
      parameterCode: parameter,
      stepSeconds: 3600,
      instrumentId: null,
    })
    .execute();
}

/** Null is a gap. */
function hoursOfDay(hours: readonly (number | null)[]) {
  const values = Float32Array.from({ length: 24 }, (_, hour) => hours[hour] ?? Number.NaN);
  const flags = Int8Array.from(values, (value) => (Number.isNaN(value) ? 0 : valid));
  return { samples: Buffer.from(values.buffer), flags: Buffer.from(flags.buffer) };
}

/** A day, filled up to the last given hour. */
async function addDay(db: Db, seriesId: number, date: string, hours: readonly (number | null)[]): Promise<void> {
  await db
    .insertInto('measurementChunk')
    .values({
      seriesId,
      day: dayOf(date),
      filled: hours.length,
      complete: hours.length === 24,
      ...hoursOfDay(hours),
    })
    .execute();
}

const hoursUpTo = (count: number, value: (hour: number) => number | null) =>
  Array.from({ length: count }, (_, hour) => value(hour));

const databases = [
  { name: 'the embedded database', isServer: false },
  { name: 'PostgreSQL', isServer: true },
];

for (const { name, isServer } of databases) {
  describe.skipIf(isServer && databaseUrl === undefined)(`stored data in ${name}`, () => {
    const folder = migratedFolder();
    const password = 'Chosen-by-0perator';
    let schema: Awaited<ReturnType<typeof temporarySchema>> | undefined;
    let api: TestApi;

    const start = (): Promise<TestApi> =>
      startApi({
        folder,
        settings: {
          demo: false,
          databaseUrl: schema?.url,
          administrator: { userName: 'chief', email: 'chief@example.org', password },
        },
      });
    const write = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
      within(everything, () => work(api.app.services.database.db));

    beforeAll(async () => {
      if (isServer) schema = await temporarySchema(databaseUrl!);
      const { db, close } = await openDatabase({ databaseUrl: schema?.url, dataFolder: folder });
      await within(everything, async () => {
        await addParameter(db, 'NO2', 1);
        await addParameter(db, 'O3', 2);
        await addStation(db, { client: 'london', station: 'kerb' });
        await addSeries(db, 1, 'kerb', 'NO2');
        await addSeries(db, 2, 'kerb', 'O3');
        await addDay(
          db,
          1,
          '2016-03-01',
          hoursUpTo(24, (hour) => (hour < 5 ? null : 40 + hour)),
        );
        await addDay(
          db,
          1,
          '2016-03-02',
          hoursUpTo(24, (hour) => (hour > 20 ? null : 60 + hour)),
        );
      });
      await close();
      api = await start();
    }, 120_000);
    afterAll(async () => {
      await api.close();
      await schema?.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    const dataOf = async (key: string, from: string, to: string, interval = 'PT1H') => {
      const answer = await api.get(
        `/api/dataseries/getData?seriesIds=${key}&from=${from}&to=${to}&interval=${interval}`,
      );
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ series: { values: (number | null)[] }[] }>().series[0]!.values;
    };
    const seriesOf = async (station: string, server = api) => {
      const answer = await server.get(`/api/dataseries/get?locationId=loc_${station}`);
      return answer.json<{ id: string; first?: string; last?: string }[]>();
    };

    it('returns values that are older than the installation', async () => {
      const values = await dataOf('ser_kerb_no2', '2016-03-01T00:00:00Z', '2016-03-03T00:00:00Z');
      expect(values).toEqual([
        ...hoursUpTo(24, (hour) => (hour < 5 ? null : 40 + hour)),
        ...hoursUpTo(24, (hour) => (hour > 20 ? null : 60 + hour)),
      ]);
      const [daily] = await dataOf('ser_kerb_no2', '2016-03-02', '2016-03-03', 'P1D');
      expect(daily).toBeCloseTo(70, 0);
    });

    it('names the first and the last interval with a value of each series', async () => {
      const [no2, ozone] = await seriesOf('kerb');
      expect(no2).toMatchObject({ id: 'ser_kerb_no2', first: '2016-03-01T05:00:00Z', last: '2016-03-02T20:00:00Z' });
      expect(ozone).toMatchObject({ id: 'ser_kerb_o3' });
      expect(ozone).not.toHaveProperty('first');
      expect(ozone).not.toHaveProperty('last');
    });

    it('detects older and newer values that are stored later', async () => {
      await write(async (db) => {
        // Days of an instrument outage have no first and no last value.
        await addDay(
          db,
          2,
          '2015-06-30',
          hoursUpTo(24, () => null),
        );
        await addDay(
          db,
          2,
          '2015-07-01',
          hoursUpTo(24, (hour) => (hour === 7 ? 12 : null)),
        );
        await addDay(
          db,
          2,
          '2017-01-01',
          hoursUpTo(10, () => 30),
        );
        await addDay(
          db,
          2,
          '2017-01-02',
          hoursUpTo(24, () => null),
        );
      });
      const [, ozone] = await seriesOf('kerb');
      expect(ozone).toMatchObject({ first: '2015-07-01T07:00:00Z', last: '2017-01-01T09:00:00Z' });

      // Corrected before a day without values, whose row does not change.
      const corrected = hoursOfDay(hoursUpTo(24, (hour) => (hour === 3 ? 31 : null)));
      await write((db) =>
        db
          .updateTable('measurementChunk')
          .set({ filled: 24, complete: true, ...corrected })
          .where('seriesId', '=', 2)
          .where('day', '=', dayOf('2017-01-01'))
          .execute(),
      );
      expect((await seriesOf('kerb'))[1]).toMatchObject({ last: '2017-01-01T03:00:00Z' });
    });

    it('shows new clients, stations and series without a restart', { timeout: 30_000 }, async () => {
      // On PostgreSQL several processes share one database: the others show them as well.
      const servers = isServer ? [api, await start()] : [api];
      try {
        for (const server of servers) expect((await server.get('/api/clients/get')).json()).toHaveLength(1);
        await write(async (db) => {
          await addStation(db, { client: 'dublin', station: 'ballymun' });
          await addSeries(db, 3, 'ballymun', 'NO2');
          await addDay(
            db,
            3,
            '2018-05-05',
            hoursUpTo(24, () => 21),
          );
        });
        for (const server of servers) {
          await vi.waitFor(
            async () => {
              const clients = (await server.get('/api/clients/get')).json<{ id: string; stationCount: number }[]>();
              expect(clients.map(({ id, stationCount }) => [id, stationCount])).toEqual([
                ['cli_dublin', 1],
                ['cli_london', 1],
              ]);
            },
            { timeout: 5000, interval: 100 },
          );
          const map = await server.get('/api/locations/map?clientId=cli_dublin');
          expect(map.json()).toMatchObject([{ id: 'loc_ballymun', categories: ['pollution'] }]);
          expect(await seriesOf('ballymun', server)).toMatchObject([
            { id: 'ser_ballymun_no2', first: '2018-05-05T00:00:00Z', last: '2018-05-05T23:00:00Z' },
          ]);
        }
        expect(await dataOf('ser_ballymun_no2', '2018-05-05T02:00:00Z', '2018-05-05T04:00:00Z')).toEqual([21, 21]);

        // Deleted or hidden rows disappear just as soon.
        await write(async (db) => {
          await db.updateTable('location').set({ name: 'Marylebone Road' }).where('id', '=', 'loc_kerb').execute();
          await db.updateTable('client').set({ isPublic: false }).where('id', '=', 'cli_dublin').execute();
        });
        for (const server of servers) {
          await vi.waitFor(
            async () => {
              expect((await server.get('/api/clients/get')).json()).toMatchObject([{ id: 'cli_london' }]);
            },
            { timeout: 5000, interval: 100 },
          );
          expect((await server.get('/api/locations/map?clientId=cli_dublin')).statusCode).toBe(404);
          expect((await server.get('/api/locations/map?clientId=cli_london')).json()).toMatchObject([
            { name: 'Marylebone Road' },
          ]);
        }
      } finally {
        for (const server of servers.slice(1)) await server.close();
      }
    });

    it('evaluates stations, alerts and reports on imported values', { timeout: 60_000 }, async () => {
      const { clock, background, database } = api.app.services;
      const send = async (url: string, payload: object) => {
        const signIn = { grant_type: 'password', username: 'chief', password };
        const { access_token } = (await api.token(signIn)).json<{ access_token: string }>();
        return api.send('POST', url, payload, access_token);
      };
      const mails = (): string[] => {
        const outbox = join(folder, 'outbox');
        return existsSync(outbox) ? readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8')) : [];
      };
      const stateOf = async () => (await api.get('/api/locations/location?locationId=loc_kerb')).json();
      /** Stores the first hours of this day like an import, and lets the API read them. */
      const generateHours = async (count: number): Promise<void> => {
        const values = Float32Array.from({ length: 24 }, (_, hour) => 80 + hour);
        const flags = new Int8Array(24).fill(valid);
        const store = new MeasurementStore({ db: database.db, now: () => api.clock.now });
        await within(everything, async () => {
          await store.append([{ seriesId: 1, day: dayOf('2026-11-18'), values, flags, filled: count }]);
          await clock.tick();
        });
        await background.idle();
      };
      expect(await stateOf()).toMatchObject({ state: 'noData' });
      await generateHours(10);
      expect(await stateOf()).toMatchObject({ state: 'ok', latestAt: '2026-11-18T09:00:00Z', latest: [{ value: 89 }] });

      const rule = { kind: 'above', seriesId: 'ser_kerb_no2', threshold: 50, interval: 'PT1H', intervals: 1 };
      expect((await send('/api/alerts', { isEnabled: true, rule })).statusCode).toBe(201);
      const subject = { clientId: 'cli_london', locationId: 'loc_kerb' };
      expect((await send('/api/reports/subscriptions', subject)).statusCode).toBe(201);
      expect(mails()).toEqual([]);
      api.clock.now += 3600;
      await generateHours(11);
      expect(await stateOf()).toMatchObject({ latestAt: '2026-11-18T10:00:00Z', latest: [{ value: 90 }] });
      expect(mails()).toHaveLength(1);
      expect(mails()[0]).toContain('LONDON/location/loc_kerb');

      api.clock.now = Date.parse('2026-12-03T12:00:00Z') / 1000;
      await generateHours(11);
      const reports = mails().filter((mail) => mail.includes('/LONDON/reports/loc_kerb/2026-11'));
      expect(reports).toHaveLength(1);
      expect(await stateOf()).toMatchObject({ state: 'noData' });
      api.clock.now = testNow;
    });

    it('returns every day of a history that one statement does not read', { timeout: 60_000 }, async () => {
      const first = dayOf('2010-01-01');
      const dayCount = 2500;
      const isMissing = (index: number) => index >= 900 && index < 1300;
      await write(async (db) => {
        await addStation(db, { client: 'paris', station: 'auteuil' });
        await addSeries(db, 4, 'auteuil', 'NO2');
        const days = Array.from({ length: dayCount }, (_, index) => ({
          seriesId: 4,
          day: first + index,
          values: Float32Array.from({ length: 24 }, (__, hour) => index + hour / 10),
          flags: new Int8Array(24).fill(valid),
          filled: 24,
        })).filter((_, index) => !isMissing(index));
        await new MeasurementStore({ db, now: () => testNow }).append(days);
      });
      await vi.waitFor(async () => expect(await seriesOf('auteuil')).toHaveLength(1), { timeout: 5000 });
      const values = await dataOf('ser_auteuil_no2', '2010-01-01T00:00:00Z', '2016-11-05T00:00:00Z');
      const expected = Array.from({ length: dayCount * 24 }, (_, slot) => {
        const index = Math.floor(slot / 24);
        return isMissing(index) ? null : Math.round(index * 10 + (slot % 24)) / 10;
      });
      expect(values).toEqual(expected);
    });
  });
}
