import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/helpers.ts';
import { emptyDatabaseFile, pgliteVersion, unpackEmptyDatabase } from './emptyDatabase.ts';

/** Settings and catalogue of a database without tables. */
async function catalogueOf(folder: string): Promise<unknown[]> {
  const database = await PGlite.create(folder);
  const answers = [
    await database.query('select name, setting from pg_settings order by name'),
    await database.query('select datname, datcollate, datctype, encoding from pg_database order by datname'),
    await database.query('select relname, relkind from pg_class order by oid'),
    await database.query('select proname, pronargs from pg_proc order by oid'),
  ];
  await database.close();
  return answers.map(({ rows }) => rows);
}

test('there is an archive of the installed version', () => {
  expect(existsSync(emptyDatabaseFile(pgliteVersion()))).toBe(true);
});

test('the archive is what PGlite creates', { timeout: 120_000, tags: ['extended'] }, async () => {
  const folder = temporaryFolder();
  const unpacked = join(folder, 'unpacked');
  unpackEmptyDatabase(unpacked);
  expect(existsSync(join(unpacked, 'PG_VERSION'))).toBe(true);
  expect(await catalogueOf(unpacked)).toEqual(await catalogueOf(join(folder, 'created')));
});

test('a database that exists is left alone, one that was unpacked in part is unpacked again', () => {
  const folder = join(temporaryFolder(), 'database');
  mkdirSync(folder);
  unpackEmptyDatabase(folder);
  expect(readdirSync(folder)).toEqual([]);

  const other = join(temporaryFolder(), 'database');
  mkdirSync(`${other}.partial`);
  writeFileSync(join(`${other}.partial`, 'left'), '');
  unpackEmptyDatabase(other);
  expect(existsSync(join(other, 'PG_VERSION'))).toBe(true);
  expect(existsSync(join(other, 'left'))).toBe(false);
  expect(existsSync(`${other}.partial`)).toBe(false);
});
