import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeBackup } from '../src/backup/writeBackup.ts';
import { keptTables, leftOutTables, schemaTables } from '../src/backup/tables.ts';
import { isCommand, runCommand } from '../src/commands/main.ts';
import { type CopySession, openCopySession } from '../src/db/copySession.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { everything, within } from '../src/db/scope.ts';
import { awkward, fill } from './fullInstallation.ts';
import { rewriteBackup } from './rewriteBackup.ts';
import { temporaryFolder } from './helpers.ts';
import { temporarySchema } from './postgres.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (databaseUrl === undefined) console.warn('ZRAK_TEST_DATABASE_URL is not set: backups of PostgreSQL are not tested.');

type Engine = 'embedded' | 'postgresql';

/** An installation without a database, or with an empty schema in PostgreSQL. */
interface Place {
  dataFolder: string;
  databaseUrl: string | undefined;
  remove: () => Promise<void>;
}

async function newPlace(engine: Engine): Promise<Place> {
  const dataFolder = temporaryFolder();
  const schema = engine === 'postgresql' ? await temporarySchema(databaseUrl!) : undefined;
  const remove = async (): Promise<void> => {
    rmSync(dataFolder, { recursive: true, force: true });
    await schema?.drop();
  };
  return { dataFolder, databaseUrl: schema?.url, remove };
}

async function inSession<T>(place: Place, work: (session: CopySession) => Promise<T>): Promise<T> {
  const session = await openCopySession({ ...place, creates: true });
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

/** An installation in the embedded database, and its backup. */
let source: Place | undefined;
let file: string;
let before: Record<string, string[]>;

/** An installation with rows in all tables. */
async function newInstallation(engine: Engine, schema: '0020' | 'present' = 'present'): Promise<Place> {
  const place = await newPlace(engine);
  if (engine === 'embedded' && schema === 'present' && source !== undefined) {
    cpSync(join(source.dataFolder, 'database'), join(place.dataFolder, 'database'), { recursive: true });
    return place;
  }
  await inSession(place, async (session) => {
    await session.write((db) => migrate(db, session.runScript, schema === '0020' ? '0020_api_keys.sql' : undefined));
    await fill(session, schema);
  });
  return place;
}

/** All rows of all tables, as JSON. */
const rowsIn = async (place: Place): Promise<Record<string, string[]>> =>
  inSession(place, (session) =>
    session.read(async (db) => {
      const contents: Record<string, string[]> = {};
      for (const name of [...keptTables, ...leftOutTables]) {
        const { rows } = await sql<{ row: string }>`
          select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db);
        contents[name] = rows.map(({ row }) => row).sort();
      }
      return contents;
    }),
  );

const withoutLeftOut = (contents: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(contents).map(([name, rows]) => [name, leftOutTables.includes(name) ? [] : rows]));

let printed = '';
/** Runs a command on an installation. @returns its status and its output */
async function zrak(place: Place, ...[name = '', ...args]: string[]): Promise<[status: number, output: string]> {
  printed = '';
  vi.stubEnv('ZRAK_DATA', place.dataFolder);
  vi.stubEnv('DATABASE_URL', place.databaseUrl ?? '');
  vi.stubEnv('LC_ALL', 'C');
  expect(isCommand(name)).toBe(true);
  const status = await runCommand(name, args).finally(() => vi.unstubAllEnvs());
  return [status, printed];
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += String(text))));
  vi.spyOn(console, 'error').mockImplementation((text) => void (printed += `${String(text)}\n`));
});
const places: Place[] = [];
const tracked = async (place: Promise<Place>): Promise<Place> => {
  places.push(await place);
  return place;
};
afterEach(async () => {
  vi.restoreAllMocks();
  for (const place of places.splice(0)) await place.remove();
});

beforeAll(async () => {
  source = await newInstallation('embedded');
  before = await rowsIn(source);
  file = join(source.dataFolder, 'zrak.zip');
  await inSession(source, (session) => writeBackup(session, file, () => Date.UTC(2026, 10, 26, 13) / 1000));
}, 60_000);
afterAll(() => source?.remove());

it('decides about every table of the database', async () => {
  const { rows } = await inSession(source!, (session) =>
    session.read((db) =>
      sql<{ name: string }>`select tablename::text as name from pg_tables where schemaname = 'public'`.execute(db),
    ),
  );
  const decided = [...keptTables, ...leftOutTables, ...schemaTables];
  expect(rows.map(({ name }) => name).sort()).toEqual(decided.sort());
  for (const [name, contents] of Object.entries(before)) expect([name, contents.length]).not.toEqual([name, 0]);
});

const engines: Engine[] = databaseUrl === undefined ? ['embedded'] : ['embedded', 'postgresql'];

describe.each(engines)('a backup of %s', (engine) => {
  it('restores the same rows in the embedded database, which can then be added to', { timeout: 60_000 }, async () => {
    const origin = await tracked(engine === 'embedded' ? newInstallation(engine) : newPlace(engine));
    // The rows of the other engine come to PostgreSQL by a backup.
    if (engine === 'postgresql') expect((await zrak(origin, 'restore', file))[0]).toBe(0);
    const path = join(origin.dataFolder, 'zrak.zip');
    expect(await zrak(origin, 'backup', path)).toEqual([
      0,
      expect.stringMatching(/^Wrote .* rows of 25 tables, schema/),
    ]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(path)).filter((name) => name.includes('partial'))).toEqual([]);
    if (engine === 'postgresql') expect(await rowsIn(origin)).toEqual(withoutLeftOut(before));
    const target = await tracked(newPlace('embedded'));
    expect(await zrak(target, 'restore', path)).toEqual([0, expect.stringContaining('All users have to log in again')]);
    expect(await rowsIn(target)).toEqual(withoutLeftOut(before));
    expect(before['setting']).toEqual([expect.stringContaining(JSON.stringify(awkward).slice(1, -1)) as string]);

    const { db, close, hasRowSecurity } = await openDatabase(engine === 'embedded' ? target : origin);
    await within(everything, async () => {
      const event = { at: new Date(), kind: 'logIn', outcome: 'failed', details: '{}' } as const;
      await db.insertInto('auditEvent').values(event).execute();
      const { ids } = await db
        .selectFrom('auditEvent')
        .select(sql<string>`string_agg(id::text, ' ' order by id)`.as('ids'))
        .executeTakeFirstOrThrow();
      // 3 was deleted, and stays unused.
      expect(ids).toBe('1 2 4');
      const { rows } = await sql<{ next: string }>`select nextval('measurement_revision')::text as next`.execute(db);
      expect(rows[0]!.next).toBe('8');
    });
    expect(hasRowSecurity).toBe(engine === 'postgresql');
    // Without a scope, the policies show no row again.
    const clients = await db.selectFrom('client').selectAll().execute();
    expect(clients).toHaveLength(hasRowSecurity ? 0 : 2);
    await close();
  });
});

describe('a backup of an earlier schema', () => {
  let earlier: Place;
  let path: string;
  beforeAll(async () => {
    earlier = await newInstallation('embedded', '0020');
    path = join(earlier.dataFolder, 'zrak.zip');
    await inSession(earlier, (session) => writeBackup(session, path, () => 0));
  }, 60_000);
  afterAll(() => earlier.remove());

  it.each(engines)('is brought up to date, over an installation of this version in %s', async (engine) => {
    const target = await tracked(newInstallation(engine));
    const lastMigration = async () =>
      inSession(target, (session) =>
        session.read((one) => sql<{ at: string }>`select max("timestamp") as at from migration`.execute(one)),
      );
    const { rows: present } = await lastMigration();
    const [status, output] = await zrak(target, 'restore', path, '--replace', '--yes');
    // The rows passed all migrations after theirs.
    expect((await lastMigration()).rows[0]!.at > present[0]!.at).toBe(true);
    expect([status, output]).toEqual([0, expect.stringContaining('schema 0020, from the embedded database')]);
    // Opens as any other database of this version.
    const { db, close } = await openDatabase(target);
    await within(everything, async () => {
      const clients = await db.selectFrom('client').select('id').orderBy('id').execute();
      expect(clients).toEqual([{ id: 'port' }, { id: 'works' }]);
      expect(await db.selectFrom('sitePlan').selectAll().execute()).toEqual([]);
      const { planPosition } = await db.selectFrom('location').selectAll().executeTakeFirstOrThrow();
      expect(planPosition).toBeNull();
    });
    await close();
  });
});

describe('zrak backup', () => {
  it('leaves an existing file alone unless it may overwrite it', async () => {
    const path = join(dirname(file), 'existing.zip');
    writeFileSync(path, 'mine');
    expect(await zrak(source!, 'backup', path)).toEqual([1, `${path} exists; --overwrite replaces it.\n`]);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect((await zrak(source!, 'backup', path, '--overwrite'))[0]).toBe(0);
    expect(statSync(path).size).toBeGreaterThan(1000);
  });

  it('says in one line what is wrong', async () => {
    const nowhere = join(dirname(file), 'nowhere', 'zrak.zip');
    expect(await zrak(source!, 'backup', nowhere)).toEqual([
      1,
      expect.stringMatching(/^.* was not written: ENOENT.*\n$/),
    ]);
    const empty = await tracked(newPlace('embedded'));
    const none = `There is no database in ${empty.dataFolder}.\n`;
    expect(await zrak(empty, 'backup', join(dirname(file), 'none.zip'))).toEqual([1, none]);
    expect(readdirSync(empty.dataFolder)).toEqual([]);
    expect(await zrak(source!, 'backup')).toEqual([2, expect.stringContaining('Name one file.\n\nUsage: zrak backup')]);
    const used = await tracked(newInstallation('embedded'));
    writeFileSync(join(used.dataFolder, 'zrak.lock'), `${process.ppid}\n`);
    expect(await zrak(used, 'backup', join(used.dataFolder, 'none.zip'), '--language', 'de')).toEqual([
      1,
      expect.stringMatching(
        /^The data folder .* is in use .* Halten Sie den Server für die Dauer dieses Befehls an.*\n$/,
      ),
    ]);
  });

  it.skipIf(databaseUrl === undefined)('holds one moment of a database that is written to', async () => {
    const busy = await tracked(newInstallation('postgresql'));
    const { db, close } = await openDatabase(busy);
    const path = join(busy.dataFolder, 'zrak.zip');
    const contents = await rowsIn(busy);
    await inSession(busy, async (session) => {
      const slow: CopySession = {
        ...session,
        async *copyOut(table) {
          // After the clients have been read, a client and its users are added and a station is renamed.
          if (table.name === 'location') {
            await within(everything, async () => {
              await sql`insert into client values ('new', 'NEW', 'New')`.execute(db);
              await sql`insert into audit_event (at, kind, outcome, client_id, details) values (now(), 'x', 'failed', 'new', '{}')`.execute(
                db,
              );
              await sql`update location set name = 'Renamed'`.execute(db);
            });
          }
          yield* session.copyOut(table);
        },
      };
      await writeBackup(slow, path, () => 0);
    });
    await close();
    const target = await tracked(newPlace('embedded'));
    expect((await zrak(target, 'restore', path))[0]).toBe(0);
    expect(await rowsIn(target)).toEqual(withoutLeftOut(contents));
  });
});

describe('zrak restore', () => {
  it('refuses a damaged file before anything changes', { timeout: 30_000 }, async () => {
    const target = source!;
    const path = join(target.dataFolder, 'damaged.zip');
    cpSync(file, path);
    const refused = async (name = path): Promise<string> => {
      const [status, output] = await zrak(target, 'restore', name, '--replace', '--yes');
      expect(status).toBe(1);
      expect(output).toMatch(/^.*\n$/);
      return output;
    };
    const { length } = readFileSync(file);
    truncateSync(path, length - 100);
    expect(await refused()).toContain('no backup of Zrak, or an incomplete one');
    const bytes = readFileSync(file);
    for (const share of [0.1, 0.3, 0.5, 0.7]) {
      const flipped = Buffer.from(bytes);
      flipped[Math.floor(length * share)]! ^= 0x10;
      writeFileSync(path, flipped);
      expect(await refused()).toContain('The file is damaged or incomplete (tables/');
    }
    await rewriteBackup(file, path, { table: ['setting', (rows) => rows.replace('key', 'kez')] });
    expect(await refused()).toContain('damaged or incomplete (tables/setting.copy)');
    await rewriteBackup(file, path, { table: ['audit_event', (rows) => rows + rows] });
    expect(await refused()).toContain('damaged or incomplete (tables/audit_event.copy)');
    await rewriteBackup(file, path, { manifest: (text) => text.slice(0, -5) });
    expect(await refused()).toContain('damaged or incomplete (backup.json)');
    writeFileSync(path, 'PK no archive');
    expect(await refused()).toContain('no backup of Zrak');
    expect(await refused(join(target.dataFolder, 'missing.zip'))).toContain('The file cannot be read: ENOENT');
    expect(await rowsIn(target)).toEqual(before);
  });

  it('refuses a backup of a later version, and names both', async () => {
    const target = await tracked(newPlace('embedded'));
    const path = join(target.dataFolder, 'later.zip');
    const later = (text: string) => text.replace(/\.sql"(\s*\])/, '.sql", "9999_later.sql"$1');
    await rewriteBackup(file, path, { manifest: later });
    const schemas = /has schema 9999; this version knows schemas up to 00\d\d\. Restore it with Zrak \d+\.\d+/;
    expect(await zrak(target, 'restore', path)).toEqual([1, expect.stringMatching(schemas)]);
    await rewriteBackup(file, path, { manifest: (text) => text.replace('"format": 1', '"format": 2') });
    expect(await zrak(target, 'restore', path, '--language', 'sl')).toEqual([
      1,
      expect.stringContaining('ima obliko 2'),
    ]);
  });

  it('replaces data only if it is asked to', { timeout: 120_000 }, async () => {
    const target = await tracked(newInstallation('embedded'));
    await inSession(target, (session) =>
      session.write((db) => sql`insert into client values ('late', 'LATE', 'Late')`.execute(db)),
    );
    const contents = await rowsIn(target);
    const [status, output] = await zrak(target, 'restore', file);
    expect([status, output]).toEqual([1, expect.stringMatching(/^clients +3 +2$/m)]);
    expect(output).toContain('Nothing was changed: the installation holds data');
    expect(await zrak(target, 'restore', file, '--replace')).toEqual([
      1,
      expect.stringContaining('no terminal to ask'),
    ]);
    expect(await rowsIn(target)).toEqual(contents);
    await inSession(target, (session) => session.write((db) => sql`update api_key set revoked_at = now()`.execute(db)));
    const [restored, summary] = await zrak(target, 'restore', file, '--replace', '--yes');
    expect([restored, summary]).toEqual([0, expect.stringMatching(/^API keys +1 +1$/m)]);
    expect(summary).toMatch(/^Access is as in the backup: 1 user, 2 roles \(administrators: 0\), 1 valid API key\.$/m);
    expect(await rowsIn(target)).toEqual(withoutLeftOut(before));
  });

  it.each(engines)(
    'names the users whose access changes, %s',
    { timeout: 120_000, tags: ['extended'] },
    async (engine) => {
      const target = await tracked(newInstallation(engine));
      const change = (statement: string) =>
        inSession(target, ({ write }) => write((db) => sql.raw(statement).execute(db)));
      const summary = async (...options: string[]): Promise<string> =>
        (await zrak(target, 'restore', file, ...options))[1];
      expect(await summary()).toMatch(/^No user's access changes\.$/m);

      await change(`update app_user set roles = '{administrator}', client_id = null`);
      await change(`insert into app_user (id, user_name, full_name, email, client_id, roles, created_by_platform, status, is_enabled)
      values ('bor', 'bor', 'Bor', 'bor@port.example', 'works', '{ApiUser}', 'portal', 'confirmed', false)`);
      expect(await summary()).toMatch(
        new RegExp(
          [
            '^Access of 2 users changes:',
            'user +now +backup',
            'ana +administrator, no client +PortalKeyUser, Odd, "role", PORT',
            'bor +ApiUser, WORKS, disabled +not there',
            'Nothing was changed: ',
          ].join('\n'),
          'm',
        ),
      );
      // By the name with which they log in: another id, order of roles or case is no change.
      await change(`update app_user set roles = '{"Odd, \\"role\\"",PortalKeyUser}', client_id = 'port', status = 'rejected',
      user_name = 'Ana' where id = 'usr'`);
      expect(await summary()).toMatch(
        /^Ana +Odd, "role", PortalKeyUser, PORT, rejected +PortalKeyUser, Odd, "role", PORT$/m,
      );

      await change(`delete from app_user`);
      await change(`insert into app_user (id, user_name, full_name, email, roles, created_by_platform, status)
      select 'u' || n, 'user' || n, '', n || '@port.example', case n when 130 then '{administrator}' else '{}' end::text[],
        'portal', 'unconfirmed' from generate_series(101, 130) n`);
      const long = await summary('--replace', '--yes');
      expect(long).toMatch(
        /^Access of 31 users changes:\nuser .*\nuser130 +administrator, no client, unconfirmed +not there\nana +not there +Port/m,
      );
      expect(long).toMatch(/^user118 +no role, .*\n… and 11 more$/m);
      expect(long).not.toContain('user119');
    },
  );

  it.skipIf(databaseUrl === undefined)('refuses a database that a server uses', async () => {
    const target = await tracked(newPlace('postgresql'));
    const { db, close } = await openDatabase(target);
    await sql`select 1`.execute(db);
    expect(await zrak(target, 'restore', file)).toEqual([1, expect.stringContaining('Stop the servers first')]);
    await close();
  });

  it('checks a backup without the installation', { timeout: 30_000, tags: ['extended'] }, async () => {
    const nothing = await tracked(newPlace('embedded'));
    const [status, output] = await zrak(nothing, 'restore', file, '--check');
    expect([status, output]).toEqual([0, expect.stringMatching(/^measurement_chunk +600 +600 +equal$/m)]);
    expect(output).toContain('The backup is sound');
    expect(readdirSync(nothing.dataFolder)).toEqual([]);
  });
});

describe.each(engines)('a restore into %s', (engine) => {
  it('that is killed leaves the installation as it was', { timeout: 60_000, tags: ['extended'] }, async () => {
    const target = await tracked(newInstallation(engine));
    await inSession(target, (session) =>
      session.write((db) => sql`insert into client values ('late', 'LATE', 'Late')`.execute(db)),
    );
    const contents = await rowsIn(target);
    const script = join(import.meta.dirname, 'killedRestore.ts');
    const args = [script, file, target.dataFolder, target.databaseUrl ?? ''];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    // The embedded database was killed, too, and forgets what it does not log.
    const shared_record: string[] = [];
    expect({ ...(await rowsIn(target)), shared_record }).toEqual({ ...contents, shared_record });
  });
});
