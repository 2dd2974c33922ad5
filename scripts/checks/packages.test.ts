import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareApi, renewApi } from './apiReport.ts';
import { overBudget, sizeTable } from './budgets.ts';
import { publishedPackages } from '../publishedPackages.ts';
import { root } from '../run.ts';

describe('the API report', () => {
  let folder: string;
  let folders: { built: string; report: string; except: string[] };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zrak-api-'));
    folders = { built: join(folder, 'dist'), report: join(folder, 'api'), except: ['schema.d.ts'] };
    mkdirSync(join(folders.built, 'types'), { recursive: true });
    writeFileSync(join(folders.built, 'Button.d.ts'), 'export declare const Button: 1;');
    writeFileSync(join(folders.built, 'types/shared.d.ts'), 'export type Shared = 1;');
    writeFileSync(join(folders.built, 'schema.d.ts'), 'export type Schema = 1;');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('has no findings after an update', () => {
    renewApi(folders);
    expect(compareApi(folders)).toEqual([]);
  });

  test('reports added, changed and removed types', () => {
    renewApi(folders);
    writeFileSync(join(folders.built, 'Link.d.ts'), 'export declare const Link: 1;');
    writeFileSync(join(folders.built, 'Button.d.ts'), 'export declare const Button: 2;');
    rmSync(join(folders.built, 'types/shared.d.ts'));
    expect(compareApi(folders).toSorted((a, b) => a.file.localeCompare(b.file))).toEqual([
      { file: 'Button.d.ts', kind: 'stale' },
      { file: 'Link.d.ts', kind: 'missing' },
      { file: 'types/shared.d.ts', kind: 'left over' },
    ]);
    renewApi(folders);
    expect(compareApi(folders)).toEqual([]);
  });
});

test('an entry point may have exactly the size of its budget', () => {
  const budgets = { Button: 30 };
  expect(overBudget(new Map([['Button', 30_000]]), budgets)).toEqual([]);
  expect(overBudget(new Map([['Button', 30_001]]), budgets)).toEqual(['Button weighs 30.0 kB, of 30 kB']);
});

test('an entry point without a budget and a budget without an entry point are reported', () => {
  expect(overBudget(new Map([['Link', 1200]]), { Button: 30 })).toEqual([
    'Link has no budget; it weighs 1.2 kB',
    'Button has a budget and does not exist',
  ]);
});

test('the table of sizes joins entry points of one size, the lightest first', () => {
  const table = sizeTable(
    new Map([
      ['map', 51_001],
      ['Badge', 900],
      ['Card', 1000],
    ]),
  );
  expect(table.trim().split('\n').slice(2)).toEqual(['| 1 | `Badge`, `Card` |', '| 52 | `map` |']);
});

// @zrak/ui has them in its table of sizes, which `pnpm check:packages` compares.
const listed = publishedPackages().filter(({ name, isProgram }) => !isProgram && name !== 'ui');
test.each(listed)('the README of $name names each of its entry points', ({ name, folder }) => {
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { exports: object };
  const unnamed = Object.keys(exports).filter((path) => !readme.includes(`@zrak/${name}${path.slice(1)}`));
  expect(unnamed).toEqual([]);
});
