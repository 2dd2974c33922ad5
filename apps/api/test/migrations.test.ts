import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openDatabase } from '../src/db/database.ts';
import { unpackEmptyDatabase } from '../src/db/emptyDatabase.ts';
import { everything, within } from '../src/db/scope.ts';
import { StartError } from '../src/settings.ts';
import { migratedFolder, temporaryFolder } from './helpers.ts';
import { temporarySchema } from './postgres.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (databaseUrl === undefined) console.warn('ZRAK_TEST_DATABASE_URL is not set: migrations run on PGlite only.');

const migrations = resolve(import.meta.dirname, '../src/db/migrations');
const names = readdirSync(migrations).sort();
/** The migrations of an installation that was made before Kysely's migrator was used. */
const earlier = names.slice(0, 12);

/** Migrates like earlier versions: each file in a transaction with its record in `migration`. */
async function migrateAsBefore(run: (script: string) => Promise<unknown>): Promise<void> {
  await run(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const name of earlier) {
    const script = readFileSync(join(migrations, name), 'utf8');
    await run(`begin; ${script}\n; insert into migration (name) values ('${name}'); commit;`);
  }
  await run("insert into setting (key, value) values ('kept', '1')");
}

for (const isServer of [false, true]) {
  const where = isServer ? 'PostgreSQL' : 'the embedded database';
  describe.skipIf(isServer && databaseUrl === undefined)(`migrations of ${where}`, () => {
    let folder: string;
    let schema: Awaited<ReturnType<typeof temporarySchema>> | undefined;
    beforeAll(async () => {
      folder = temporaryFolder();
      if (isServer) schema = await temporarySchema(databaseUrl!);
    });
    afterAll(async () => {
      await schema?.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    const opened = async (dataFolder = folder, url = schema?.url) => {
      const { db, close } = await openDatabase({ databaseUrl: url, dataFolder });
      return within(everything, async () => {
        const { rows: applied } = await sql<{ name: string; at: string }>`
          select name, "timestamp"::text as at from migration order by name`.execute(db);
        const settings = await db.selectFrom('setting').selectAll().execute();
        await close();
        return { applied, settings };
      });
    };

    it('take over a database of the earlier code, and apply only what it lacks', { timeout: 60_000 }, async () => {
      if (schema === undefined) {
        // The archive saves the time in which PGlite creates the same files.
        unpackEmptyDatabase(join(folder, 'database'));
        const database = await PGlite.create(join(folder, 'database'));
        await migrateAsBefore((script) => database.exec(script));
        await database.close();
      } else {
        const client = new pg.Client({ connectionString: schema.url });
        await client.connect();
        await migrateAsBefore((script) => client.query(script));
        await client.end();
      }
      const first = await opened();
      expect(first.applied.map(({ name }) => name)).toEqual(names);
      expect(first.settings).toEqual([{ key: 'kept', value: '1' }]);
      // A second start applies nothing: names and times are as they were.
      expect(await opened()).toEqual(first);
    });

    it('accept any language: only the code lists them', { timeout: 60_000 }, async () => {
      const { db, close } = await openDatabase({ databaseUrl: schema?.url, dataFolder: folder });
      const { rows } = await within(everything, () =>
        sql<{ name: string; rule: string }>`
          select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
          where contype = 'c' and connamespace = current_schema()::regnamespace and conname like '%language%'`.execute(
          db,
        ),
      );
      await close();
      expect(rows.length).toBeGreaterThan(3);
      expect(rows.filter(({ rule }) => !rule.includes("'^[a-z]{2,3}$'"))).toEqual([]);
    });

    it('of a later version are not opened, and nothing is written', { timeout: 60_000 }, async () => {
      const made = isServer ? await temporarySchema(databaseUrl!) : undefined;
      const data = migratedFolder();
      const record = async (statement: string) => {
        if (made === undefined) {
          const database = await PGlite.create(join(data, 'database'));
          await database.exec(statement);
          await database.close();
        } else {
          const client = new pg.Client({ connectionString: made.url });
          await client.connect();
          await client.query(statement);
          await client.end();
        }
      };
      try {
        await opened(data, made?.url);
        await record(`insert into migration values ('9999_later.sql', now()::text)`);
        const own = names.at(-1)!.slice(0, 4);
        await expect(opened(data, made?.url)).rejects.toThrow(
          new StartError(
            `The database has schema 9999; this version knows schemas up to ${own}. Use a newer version of Zrak.`,
          ),
        );
        // A name that an earlier version had is no later one.
        await record(`update migration set name = '0001_former.sql' where name = '9999_later.sql'`);
        await opened(data, made?.url);
      } finally {
        await made?.drop();
        rmSync(data, { recursive: true, force: true });
      }
    });

    it('are each applied once where several processes open a new database', { timeout: 60_000 }, async () => {
      const made = isServer ? await temporarySchema(databaseUrl!) : undefined;
      const data = temporaryFolder();
      try {
        // The folder of the embedded database is locked against a second process.
        const openings = Array.from({ length: isServer ? 4 : 1 }, () => opened(data, made?.url));
        for (const { applied } of await Promise.all(openings)) expect(applied.map(({ name }) => name)).toEqual(names);
      } finally {
        await made?.drop();
        rmSync(data, { recursive: true, force: true });
      }
    });
  });
}
