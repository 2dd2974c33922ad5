import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { lockFolder } from '../src/db/folderLock.ts';
import { StartError } from '../src/settings.ts';
import { startApi, temporaryFolder, testNow } from './helpers.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

function folder(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made;
}

/** Starts the server as a separate process; resolves when it responds or has ended. */
function startServer(
  env: Record<string, string>,
): Promise<{ child: ChildProcess; output: string; code: number | null }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../src/server.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env } as unknown as NodeJS.ProcessEnv,
  });
  children.push(child);
  let output = '';
  return new Promise((done) => {
    const gather = (piece: Buffer): void => {
      output += piece.toString();
      if (output.includes('Mails go to')) done({ child, output, code: null });
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.once('close', (code) => done({ child, output, code }));
  });
}

describe('the API', () => {
  it('responds the same after a restart, keeps sessions, and adds new values', { timeout: 180_000 }, async () => {
    const data = folder();
    const month =
      '/api/dataseries/getData?seriesIds=ser_bezigrad_pm10,ser_koper_wd&from=2026-11-01&to=2026-11-19&interval=PT15M';
    const first = await startApi({ folder: data });
    const token = await first.as('obala');
    const before = (await first.get(month, token)).json();
    const [alerts, lists] = [
      (await first.get('/api/maintenanceAlerts/get', token)).body,
      (await first.get('/api/dataseries/getAll?clientId=cli_obala', token)).body,
    ];
    await first.close();

    // At the same time: everything is unchanged.
    const second = await startApi({ folder: data });
    expect((await second.get(month, token)).json()).toEqual(before);
    expect((await second.get('/api/maintenanceAlerts/get', token)).body).toBe(alerts);
    expect((await second.get('/api/dataseries/getAll?clientId=cli_obala', token)).body).toBe(lists);
    await second.close();

    // Three days later: past values are unchanged, and values that were in the future exist.
    const third = await startApi({ folder: data, now: testNow + 3 * 86_400 });
    const admin = await third.as('admin');
    const after = (await third.get(month, admin)).json();
    // The time was 10:07 UTC on the 18th, and the period begins at 23:00 UTC on 31 October.
    const known = (17 * 24 + 11) * 4;
    for (const index of [0, 1]) {
      const [was, is] = [before.series[index].values, after.series[index].values];
      expect(is.slice(0, known)).toEqual(was.slice(0, known));
      expect(was.slice(known).every((value: unknown) => value === null)).toBe(true);
      expect(is.slice(known).some((value: unknown) => value !== null)).toBe(true);
    }
    const station = (await third.get('/api/locations/location?locationId=loc_bezigrad')).json();
    expect(Date.parse(station.latestAt) / 1000).toBeGreaterThan(testNow + 3 * 86_400 - 3600);
    await third.close();
  });

  it(
    'prints address, accounts and mails, refuses a second process in its folder, and stops on request',
    { timeout: 120_000 },
    async () => {
      const data = folder();
      const running = await startServer({ ZRAK_DATA: data });
      expect(running.code, running.output).toBeNull();
      expect(running.output).toMatch(/http:\/\/localhost:\d+/);
      expect(running.output).toContain('obala-key');
      expect(running.output).toContain(join(data, 'outbox'));

      const begun = performance.now();
      const refused = await startServer({ ZRAK_DATA: data });
      expect(refused.code).toBe(1);
      expect(refused.output.trim()).toBe(`The data folder ${data} is in use by the process ${running.child.pid}.`);
      // Takes two seconds on an idle machine; tests share theirs.
      expect(performance.now() - begun).toBeLessThan(10_000);

      const ended = new Promise((done) => running.child.once('exit', (code) => done(code)));
      running.child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
  );

  it('reports in one line why it cannot start', { timeout: 120_000 }, async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => blocker.once('listening', done));
    const { port } = blocker.address() as { port: number };
    const busy = await startServer({ ZRAK_DATA: folder(), PORT: String(port) });
    blocker.close();
    expect([busy.code, busy.output.trim()]).toEqual([1, `Port ${port} is in use; choose another with PORT.`]);

    const file = join(folder(), 'file');
    writeFileSync(file, '');
    const unwritable = await startServer({ ZRAK_DATA: join(file, 'data') });
    expect(unwritable.code).toBe(1);
    expect(unwritable.output.trim().split('\n')).toHaveLength(1);
    expect(unwritable.output).toContain('cannot be written');

    const nonsense = await startServer({ PORT: 'a door' });
    expect([nonsense.code, nonsense.output.trim()]).toEqual([
      1,
      'PORT is to be a number from 0 to 65535, not "a door".',
    ]);
  });
});

describe('a failed start', () => {
  it('gives the folder back for the next start', { timeout: 120_000 }, async () => {
    const data = folder();
    const administrator = { userName: 'operator', email: 'operator@zrak.example', password: 'too short' };
    await expect(startApi({ folder: data, settings: { demo: false, administrator } })).rejects.toThrow(StartError);
    const api = await startApi({ folder: data, settings: { demo: false } });
    expect((await api.get('/api/health')).statusCode).toBe(200);
    await api.close();
  });
});

describe('lockFolder', () => {
  it('takes over the lock of a process that no longer runs', () => {
    const data = folder();
    mkdirSync(data, { recursive: true });
    // No process has this number.
    writeFileSync(join(data, 'zrak.lock'), '2147483646\n');
    const unlock = lockFolder(data);
    unlock();
  });

  it('refuses a folder locked by a running process', () => {
    const data = folder();
    writeFileSync(join(data, 'zrak.lock'), `${process.ppid}\n`);
    expect(() => lockFolder(data)).toThrow(`in use by the process ${process.ppid}.`);
  });
});

describe('the embedded database', () => {
  it('survives a statement that never ends, and loses no more than its transaction', { timeout: 60_000 }, async () => {
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder: folder(), statementTimeout: 3000 });
    await db.insertInto('setting').values({ key: 'kept', value: '1' }).execute();
    const endless = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values({ key: 'lost', value: '1' }).execute();
      await sql`select count(*) from generate_series(1, 10000000000)`.execute(transaction);
    });
    await expect(endless).rejects.toThrow('took too long');
    const rows = await db.selectFrom('setting').select('key').execute();
    expect(rows).toEqual([{ key: 'kept' }]);
    await close();
  });
});

const testUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (testUrl === undefined) console.warn('ZRAK_TEST_DATABASE_URL is not set: nothing is tested against PostgreSQL.');

describe.skipIf(testUrl === undefined)('with PostgreSQL', () => {
  it('gives the same responses as with the embedded database', { timeout: 120_000 }, async () => {
    const url = '/api/dataseries/getData?seriesIds=ser_bezigrad_pm10&from=2026-11-10&to=2026-11-19&interval=PT1H';
    const embedded = await startApi();
    const expected = (await embedded.get(url)).json();
    await embedded.close();
    const onServer = await startApi({ settings: { databaseUrl: testUrl, demo: true } });
    expect((await onServer.get(url)).json()).toEqual(expected);
    expect(
      (await onServer.get('/api/locations/map?clientId=cli_obala', await onServer.as('obala'))).json(),
    ).toHaveLength(6);
    expect(
      (await onServer.get('/api/Account/users/', await onServer.as('admin'))).json().length,
    ).toBeGreaterThanOrEqual(10);
    await onServer.close();
  });
});
