import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { EmbeddedDatabase } from './embedded.ts';
import { sharedBuffersOf } from './sharedBuffers.ts';

const folder = mkdtempSync(join(tmpdir(), 'zrak-buffers-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('grow with the tables', () => {
  const database = join(folder, 'grown');
  expect(sharedBuffersOf(database)).toBe('32MB');
  const tables = join(database, 'base/5');
  mkdirSync(tables, { recursive: true });
  for (const name of ['1', '2']) writeFileSync(join(tables, name), '');
  truncateSync(join(tables, '1'), 20_000_000);
  expect(sharedBuffersOf(database)).toBe('32MB');
  truncateSync(join(tables, '2'), 20_000_000);
  expect(sharedBuffersOf(database)).toBe('128MB');
});

it('are those of the opened database', async () => {
  const database = new EmbeddedDatabase(join(folder, 'new'));
  expect((await database.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '32MB' }]);
  await database.close();
});
