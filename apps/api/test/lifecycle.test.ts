import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { hasRoom } from '../src/db/diskRoom.ts';
import { describeError } from '../src/errors.ts';
import { StartError } from '../src/settings.ts';
import { temporarySchema } from './postgres.ts';
import { demoFolder, startApi, temporaryFolder, testNow } from './helpers.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

function folder(make = temporaryFolder): string {
  const made = make();
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
      let begun = performance.now();
      const running = await startServer({ ZRAK_DATA: data });
      const startedIn = performance.now() - begun;
      expect(running.code, running.output).toBeNull();
      expect(running.output).toMatch(/http:\/\/localhost:\d+/);
      expect(running.output).toContain('obala-key');
      expect(running.output).toContain(join(data, 'outbox'));

      begun = performance.now();
      const refused = await startServer({ ZRAK_DATA: data });
      expect(refused.code).toBe(1);
      expect(refused.output.trim()).toBe(`The data folder ${data} is in use by the process ${running.child.pid}.`);
      expect((performance.now() - begun) / startedIn, 'it waits for the folder').toBeLessThan(1);

      const ended = new Promise((done) => running.child.once('exit', (code) => done(code)));
      running.child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
  );

  it(
    'is taken out by a load balancer before it stops, answers until then, and sends what a slow reader has asked for',
    { timeout: 120_000, tags: ['extended'] },
    async () => {
      const server = await startServer({ ZRAK_DATA: folder(demoFolder), ZRAK_STOP_DELAY: '4' });
      const address = /http:\/\/localhost:\d+/.exec(server.output)?.[0] ?? '';
      const path = '/api/dataseries/getAll?clientId=cli_okolje';
      const { length } = await (await fetch(`${address}${path}`)).text();
      // More than the buffers of a connection hold.
      const answers = Math.ceil(10_000_000 / length);
      const readers = await Promise.all(
        Array.from({ length: 2 }, async () => {
          const socket = connect(Number(new URL(address).port), '127.0.0.1');
          socket.on('error', () => undefined);
          socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(answers));
          await new Promise((done) => socket.once('readable', done));
          return socket;
        }),
      );
      const ended = new Promise((done) => server.child.once('exit', (code) => done(code)));
      server.child.kill('SIGTERM');
      await vi.waitFor(async () => expect((await fetch(`${address}/api/health`)).status).toBe(503), 3_000);
      const other = await fetch(`${address}/api/clients/get`);
      expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
      await vi.waitFor(() => expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed'), 20_000);
      const closed = performance.now();

      const [slow, silent] = readers as [Socket, Socket];
      let bytes = 0;
      slow.on('data', (piece: Buffer) => (bytes += piece.length));
      await new Promise((done) => slow.once('close', done));
      expect(bytes).toBeGreaterThan(answers * length);
      // The other one never reads.
      expect(await ended).toBe(0);
      expect(performance.now() - closed).toBeLessThan(12_000);
      silent.destroy();
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
    if (process.platform === 'linux') {
      // A file system that creates no folders, and does not say so.
      const strange = await startServer({ ZRAK_DATA: '/proc/zrak' });
      expect([strange.code, strange.output.trim()]).toEqual([
        1,
        "The data folder /proc/zrak cannot be written: ENOENT: no such file or directory, mkdir '/proc/zrak'",
      ]);
    }

    const nonsense = await startServer({ PORT: 'a door' });
    expect([nonsense.code, nonsense.output.trim()]).toEqual([
      1,
      'PORT is to be a number from 0 to 65535, not "a door".',
    ]);
  });
});

describe('a failed start', () => {
  it('gives the folder back for the next start', { timeout: 120_000, tags: ['extended'] }, async () => {
    const data = folder();
    const administrator = { userName: 'operator', email: 'operator@zrak.example', password: 'too short' };
    await expect(startApi({ folder: data, settings: { demo: false, administrator } })).rejects.toThrow(StartError);
    const api = await startApi({ folder: data, settings: { demo: false } });
    expect((await api.get('/api/health')).statusCode).toBe(200);
    await api.close();
  });
});

describe('a disk', () => {
  it('that is full makes the embedded database unavailable', async () => {
    expect(await hasRoom(folder())).toBe(true);
    expect(await hasRoom(folder(), Number.MAX_SAFE_INTEGER)).toBe(false);
    expect(describeError({ code: 'ENOSPC' }, 'en').status).toBe(503);
    expect(describeError({ code: '53100' }, 'en').status).toBe(503);
  });
});

describe('a PostgreSQL that does not answer', () => {
  it('is an outage in every way in which it can fail', () => {
    for (const code of ['08006', '53300', '57P01', '57014', 'ECONNREFUSED', 'ETIMEDOUT']) {
      expect(describeError({ code }, 'en')).toMatchObject({ status: 503, retryAfter: 5 });
    }
    expect(describeError({ code: 'ENOENT', syscall: 'connect' }, 'en').status).toBe(503);
    expect(describeError({ code: 'ENOENT', syscall: 'open' }, 'en').status).toBe(500);
    for (const code of ['23505', '42P01', '28P01']) expect(describeError({ code }, 'en').status).toBe(500);
  });

  it('ends the start when its time is over', { timeout: 30_000, tags: ['extended'] }, async () => {
    const frozen = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((done) => frozen.once('listening', done));
    const { port } = frozen.address() as { port: number };
    const databaseUrl = `postgres://zrak@127.0.0.1:${port}/zrak`;
    await expect(openDatabase({ databaseUrl, dataFolder: folder(), startTimeout: 1000 })).rejects.toThrow(
      /^The database of DATABASE_URL does not answer: /,
    );
    frozen.close();
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

/** Passes connections to the test database on, when it has been opened, and holds them up on request. */
function gateTo(databaseUrl: string) {
  const { hostname: host, port } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  const gate = createServer((from) => {
    const to = connect(Number(port || 5432), host);
    from.pipe(to).pipe(from);
    for (const socket of [from, to]) {
      socket.on('error', () => undefined);
      sockets.push(socket);
    }
  });
  return {
    open: async (at = 0): Promise<number> => {
      gate.listen(at, '127.0.0.1');
      await new Promise((done) => gate.once('listening', done));
      return (gate.address() as { port: number }).port;
    },
    holdUp: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      gate.close();
    },
  };
}

function through(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

describe.skipIf(testUrl === undefined)('with PostgreSQL', () => {
  it('waits at the start for a database that is started later', { timeout: 60_000 }, async () => {
    const { url, drop } = await temporarySchema(testUrl!);
    const gate = gateTo(url);
    // A port that nobody listens on yet.
    const port = await gate.open();
    gate.close();
    const onWait = vi.fn<(reason: string) => void>();
    const databaseUrl = through(url, port);
    const opening = openDatabase({ databaseUrl, dataFolder: folder(), startTimeout: 30_000, onWait });
    await new Promise((done) => setTimeout(done, 1500));
    const later = gateTo(url);
    await later.open(port);
    const { db, close } = await opening;
    expect(await db.selectFrom('setting').select('key').execute()).toBeInstanceOf(Array);
    expect(onWait).toHaveBeenCalledOnce();
    await close();
    later.close();
    await drop();
  });

  it('answers 503 when it freezes', { timeout: 60_000 }, async () => {
    const { url, drop } = await temporarySchema(testUrl!);
    const gate = gateTo(url);
    const databaseUrl = through(url, await gate.open());
    const { db, close } = await openDatabase({ databaseUrl, dataFolder: folder(), statementTimeout: 500 });
    gate.holdUp();
    const error = await sql`select 1`.execute(db).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(describeError(error, 'en').status).toBe(503);
    gate.close();
    await close();
    await drop();
  });

  it('fails a transaction whose connection ends between two statements, and nothing else', async () => {
    const { url, drop } = await temporarySchema(testUrl!);
    const { db, close } = await openDatabase({ databaseUrl: url, dataFolder: folder() });
    const interrupted = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]!.pid}::integer)`.execute(db);
      await new Promise((done) => setTimeout(done, 200));
      await sql`select 1`.execute(transaction);
    });
    const error = await interrupted.catch((reason: unknown) => reason);
    expect(describeError(error, 'en').status).toBe(503);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
    await drop();
  });

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
