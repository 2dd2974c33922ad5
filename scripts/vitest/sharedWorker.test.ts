import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { failuresOfVitest } from '../failures.ts';
import { root, run } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'zrak-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps replaced modules, variables and globals of a file from the next one in its worker', async () => {
  const fixtures = join(root, 'scripts/fixtures/sharedWorker');
  const file = join(folder, 'report.json');
  const config = join(fixtures, 'vitest.config.ts');
  const args = ['run', '--root', fixtures, '--config', config, '--reporter=json', `--outputFile=${file}`];
  const { code } = await run('node_modules/.bin/vitest', args, { isCaptured: true });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof failuresOfVitest>[0];
  expect(code).toBe(1);
  expect(report).toMatchObject({ numPassedTests: 4, numFailedTests: 0 });
  expect(failuresOfVitest(report)).toEqual([
    expect.stringMatching(
      /d\.untidy\.ts\n[^]*The file leaves to the next one in its worker: ZRAK_TEST_LEFT, window/,
    ) as string,
  ]);
}, 60_000);
