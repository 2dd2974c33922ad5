import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { everything, within } from '../src/db/scope.ts';
import { silenceOf, startApi, temporaryFolder, type TestApi } from './helpers.ts';
import { temporarySchema } from './postgres.ts';

// Three processes of the API on one PostgreSQL behave like one: callers may come to any of them.
const testUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (testUrl === undefined) console.warn('ZRAK_TEST_DATABASE_URL is not set: several processes are not tested.');

/** Three processes that start at the same moment. */
async function startThree(databaseUrl: string, settings: { demo: boolean; callsPerMinute?: number }) {
  const folders = [1, 2, 3].map(temporaryFolder);
  const administrator = { userName: 'chief', email: 'chief@example.org', password: undefined };
  const starts = folders.map((folder) => startApi({ folder, settings: { administrator, ...settings, databaseUrl } }));
  const started = await Promise.allSettled(starts);
  const close = async (): Promise<void> => {
    for (const one of started) if (one.status === 'fulfilled') await one.value.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  const failed = started.find(({ status }) => status === 'rejected');
  if (failed !== undefined) {
    await close();
    throw (failed as PromiseRejectedResult).reason;
  }
  return { processes: started.map((one) => (one as PromiseFulfilledResult<TestApi>).value), close };
}

const tally = (values: readonly number[]): Record<number, number> =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));

interface Tokens {
  access_token: string;
  refresh_token: string;
}

describe.skipIf(testUrl === undefined)('three processes on one PostgreSQL', () => {
  it('have one administrator and one key after the first start', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 3; round++) {
      const { url, drop } = await temporarySchema(testUrl!);
      const { processes, close } = await startThree(url, { demo: false });
      const shown = processes.flatMap(({ app }) => app.services.firstAdministrator ?? []);
      expect(shown).toHaveLength(1);
      const { userName: username, password } = shown[0]!;
      for (const one of processes) {
        const answer = await one.token({ grant_type: 'password', username, password });
        expect(answer.statusCode).toBe(200);
        for (const { get } of processes) {
          const me = await get('/api/Account/users/me', answer.json<Tokens>().access_token);
          expect(me.statusCode).toBe(200);
        }
      }
      await close();
      await drop();
    }
  });

  describe('with the demo', () => {
    let processes: TestApi[];
    let close: () => Promise<void>;
    let drop: () => Promise<void>;
    /** The process that a load balancer would choose next. */
    let turn = 0;
    const next = (): TestApi => processes[turn++ % 3]!;
    const signIn = async (username: string, password = demoPassword, ip = '10.9.0.1') =>
      next().token({ grant_type: 'password', username, password }, ip);

    beforeAll(async () => {
      const schema = await temporarySchema(testUrl!);
      drop = schema.drop;
      ({ processes, close } = await startThree(schema.url, { demo: true, callsPerMinute: 100 }));
    }, 120_000);
    afterAll(async () => {
      await close?.();
      await drop?.();
    });

    it('compile no statements, which takes longer than to run them', async () => {
      for (const { app } of processes) {
        const { rows } = await sql<{ jit: string }>`show jit`.execute(app.services.database.db);
        expect(rows).toEqual([{ jit: 'off' }]);
      }
    });

    it('give one successor to uses of a refresh token at the same moment', async () => {
      const refresh = (refresh_token: string) => next().token({ grant_type: 'refresh_token', refresh_token });
      const { refresh_token: first } = (await signIn('okolje')).json<Tokens>();
      const answers = await Promise.all(Array.from({ length: 30 }, () => refresh(first)));
      expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual({ 200: 30 });
      const [successor, ...others] = new Set(answers.map((answer) => answer.json<Tokens>().refresh_token));
      expect(others).toEqual([]);
      expect((await refresh(successor!)).statusCode).toBe(200);
      // Used after its successor: it may be stolen, so the session ends everywhere.
      expect((await refresh(first)).statusCode).toBe(400);
      expect((await next().get('/api/Account/users/me', answers[0]!.json<Tokens>().access_token)).statusCode).toBe(401);
    });

    it('refuse the tokens of a session that another process has ended, also if it was renewed at that moment', async () => {
      const renew = ({ refresh_token }: Tokens) => next().token({ grant_type: 'refresh_token', refresh_token });
      const mine = (await signIn('zasavje')).json<Tokens>();
      const end = () =>
        next().send('POST', '/api/Account/sessions/end', { currentPassword: demoPassword }, mine.access_token);
      for (let round = 0; round < 20; round++) {
        const other = (await signIn('zasavje')).json<Tokens>();
        const [renewed] = await Promise.all([renew(other), end()]);
        const newest = renewed.statusCode === 200 ? renewed.json<Tokens>() : other;
        for (const { get } of processes) {
          expect((await get('/api/Account/users/me', newest.access_token)).statusCode).toBe(401);
        }
        expect((await renew(newest)).statusCode).toBe(400);
      }
      for (const { get } of processes) {
        expect((await get('/api/Account/users/me', mine.access_token)).statusCode).toBe(200);
      }
    });

    it('slow down guesses together', async () => {
      for (let failure = 0; failure < 5; failure++) expect((await signIn('obala', 'wrong')).statusCode).toBe(400);
      for (let call = 0; call < 3; call++) {
        const refused = await signIn('obala');
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
      }
      const guesses = await Promise.all(Array.from({ length: 30 }, () => signIn('zasavje', 'wrong', '10.9.1.1')));
      expect(tally(guesses.map(({ statusCode }) => statusCode))).toEqual({ 400: 5, 429: 25 });
    });

    it('count the calls of a user together', async () => {
      const { access_token: token } = (await signIn('admin')).json<Tokens>();
      const statuses: number[] = [];
      for (let call = 0; call < 130; call++) {
        statuses.push((await next().get('/api/Account/users/me', token)).statusCode);
      }
      expect(tally(statuses)).toEqual({ 200: 100, 429: 30 });
      for (const one of processes) one.clock.now += 61;
      const again = await Promise.all(Array.from({ length: 130 }, () => next().get('/api/Account/users/me', token)));
      const { 200: answered, ...others } = tally(again.map(({ statusCode }) => statusCode));
      // A process may hold a few that it has not given back yet.
      expect(answered).toBeGreaterThan(90);
      expect(others).toEqual({ 429: 130 - answered! });
      expect(answered).toBeLessThanOrEqual(100);
    });

    it('show a value that another process has just written', async () => {
      const [writer, ...readers] = processes as [TestApi, ...TestApi[]];
      const { catalogue, measurements } = writer.app.services;
      const series = catalogue.series.find(({ step }) => step === 3600)!;
      const time = Date.parse('2026-11-16T10:00:00Z') / 1000;
      const url = `/api/dataseries/getData?seriesIds=${series.key}&from=2026-11-16T10:00:00Z&to=2026-11-16T11:00:00Z&interval=PT1H`;
      const valueIn = async (one: TestApi) =>
        (await one.get(url)).json<{ series: { values: number[] }[] }>().series[0]!.values[0];
      for (const one of processes) await valueIn(one);
      for (const value of [71, 72]) {
        const samples = { series, times: [time], values: Float32Array.of(value), flags: Int8Array.of(1) };
        const origin = { source: 'test', actor: 'test', clientId: null };
        await within(everything, () => measurements.write([samples], origin));
        for (const one of readers) expect(await valueIn(one)).toBe(value);
      }
    });

    it('show a change of the network to an administrator and a logger at once', async () => {
      for (const one of processes) one.clock.now += 120;
      const { access_token: token } = (await signIn('admin')).json<Tokens>();
      for (const letter of ['A', 'B', 'C']) {
        const series = [{ parameter: 'PM10', id: `pm10_${letter}`, interval: 'PT1H' }];
        const station = { name: `Quay ${letter}`, latitude: 45, longitude: 13, timeZone: 'UTC', series };
        const client = { code: `PORT${letter}`, name: `Port ${letter}`, stations: [station] };
        // Everyone has just read the network: their catalogues count as fresh.
        for (const one of processes) await one.get('/api/clients/get', token);
        expect((await next().send('POST', '/api/network', { clients: [client] }, token)).statusCode).toBe(200);
        const { secret } = await within(everything, () =>
          next().app.services.apiKeys.create({
            name: letter,
            clientId: `port${letter.toLowerCase()}`,
            locationIds: null,
            createdBy: 'test',
          }),
        );
        const sent = { series: [{ seriesId: `pm10_${letter}`, times: ['2026-11-18T08:00:00Z'], values: [7] }] };
        for (const one of processes) {
          expect((await one.send('POST', '/api/measurements', sent, secret)).statusCode).toBe(200);
        }
        for (const one of processes) {
          expect((await one.get('/api/clients/get', token)).body).toContain(`Port ${letter}`);
        }
      }
    });

    it('mail an alert and a report once', { timeout: 60_000 }, async () => {
      const { db } = processes[0]!.app.services.database;
      const since = new Date('2026-01-01');
      await within(everything, async () => {
        await db
          .insertInto('alertSubscription')
          .values({
            ...silenceOf('sub', 'usr_okolje', 'loc_bezigrad'),
            kind: 'above',
            hours: null,
            ...aboveOf(await seriesId()),
          })
          .execute();
        await db
          .insertInto('reportSubscription')
          .values({
            id: 'rsub',
            userId: 'usr_okolje',
            clientId: 'cli_okolje',
            locationId: 'loc_bezigrad',
            language: 'en',
            createdAt: since,
          })
          .execute();
      });
      const count = (): number =>
        processes.reduce((sum, { folder }) => {
          const outbox = join(folder, 'outbox');
          return sum + (existsSync(outbox) ? readdirSync(outbox).length : 0);
        }, 0);
      const before = count();
      await Promise.all(
        processes.map(({ app: { services } }) =>
          within(everything, () => Promise.all([services.alertWatch.run(), services.reportDelivery.run()])),
        ),
      );
      const fired = await within(everything, () => db.selectFrom('firedAlert').selectAll().execute());
      expect(fired.length).toBeGreaterThan(0);
      expect(count() - before).toBe(fired.length + 1);

      async function seriesId(): Promise<number> {
        const found = processes[0]!.app.services.catalogue.oneSeries('ser_bezigrad_t');
        return found!.id;
      }
    });
  });
});

/** Two quarter hours above a temperature that is always reached. */
const aboveOf = (seriesId: number) =>
  ({
    seriesId,
    threshold: -80,
    averaging: 'PT15M',
    intervals: 2,
    judgedUntil: new Date('2026-11-18T06:00:00Z'),
  }) as const;
