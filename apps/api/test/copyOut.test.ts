import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOut, integers } from '../src/db/copyOut.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import { elementsOf, integersOf } from '../src/db/integerArray.ts';
import { migratedFolder } from './helpers.ts';
import { temporarySchema } from './postgres.ts';

const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (databaseUrl === undefined) {
  console.warn('ZRAK_TEST_DATABASE_URL is not set: COPY is tested on the embedded database only.');
}

describe.each(['embedded', ...(databaseUrl === undefined ? [] : ['postgresql'])])('COPY on %s', (kind) => {
  const dataFolder = migratedFolder();
  let schema: Awaited<ReturnType<typeof temporarySchema>> | undefined;
  let database: Database;

  beforeAll(async () => {
    if (kind === 'postgresql') schema = await temporarySchema(databaseUrl!);
    database = await openDatabase({ databaseUrl: schema?.url, dataFolder, statementTimeout: 2000 });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await schema?.drop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const read = (query: ReturnType<typeof sql>) => copyOut(database.db, query);

  it('reads bytes, nulls and arrays of integers', async () => {
    const bytes = Buffer.from([0, 1, 92, 255]);
    const hex = sql.lit(bytes.toString('hex'));
    const rows = await read(sql`select decode(${hex}, 'hex'), null, ''::bytea, ${integers([3, -2, 2 ** 31 - 1])}, 'č'`);
    expect(rows).toHaveLength(1);
    const [content, nothing, empty, numbers, text] = rows[0]!;
    expect(content).toEqual(bytes);
    expect(nothing).toBeNull();
    expect(empty).toHaveLength(0);
    expect(integersOf(numbers!)).toEqual([3, -2, 2 ** 31 - 1]);
    expect(elementsOf(numbers!, 1, 2).readInt32BE(4)).toBe(-2);
    expect(text!.toString()).toBe('č');
  });

  it('reads no row, an empty array, and rows of several megabytes', async () => {
    expect(await read(sql`select 1 where false`)).toEqual([]);
    const [[empty]] = (await read(sql`select ${integers([])}`)) as [[Buffer]];
    expect(integersOf(empty)).toEqual([]);
    const long = await read(sql`
      select number, convert_to(repeat(number::text, 1500000), 'utf8') from generate_series(1, 3) as number`);
    expect(long.map(([number]) => number!.readInt32BE())).toEqual([1, 2, 3]);
    for (const [number, content] of long) {
      expect(content).toHaveLength(1_500_000);
      expect(content!.every((byte) => byte === 48 + number!.readInt32BE())).toBe(true);
    }
  });

  it('reports a fault, and leaves the connection usable', { timeout: 20_000 }, async () => {
    await expect(read(sql`select 1 / (number - 2) from generate_series(1, 3) as number`)).rejects.toThrow(
      'division by zero',
    );
    // The first rows arrive before the fault.
    await expect(
      read(sql`select repeat('a', 10000), 1 / (number - 500) from generate_series(1, 1000) as number`),
    ).rejects.toMatchObject({ code: '22012' });
    await expect(
      read(sql`select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b`),
    ).rejects.toMatchObject({ code: '57014' });
    const rows = await read(sql`select 7`);
    expect(rows.map(([number]) => number!.readInt32BE())).toEqual([7]);
  });

  it('reads at the same time on several connections', async () => {
    const reads = Array.from({ length: 20 }, async (_, index) => {
      const [[number]] = (await read(sql`select ${sql.lit(index)}::integer, repeat('b', 100000)`)) as [[Buffer]];
      return number.readInt32BE();
    });
    expect(await Promise.all(reads)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });
});
