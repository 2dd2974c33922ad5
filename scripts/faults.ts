import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { failuresOfPlaywright } from './failures.ts';
import { root, run } from './run.ts';

/**
 * Runs the whole fault matrix: every screen, every call that it makes, every way in which the call fails. Arguments are
 * passed to Playwright: `pnpm test:faults -g "map: GET /api/clients/get"` runs a part.
 */
process.env['ZRAK_BROWSER'] = ensureBrowser(console.log).path;
if (!existsSync(join(root, 'apps/portal/dist/index.html'))) {
  const build = await run('pnpm', ['run', 'build']);
  if (build.code !== 0) process.exit(build.code);
}

const folder = mkdtempSync(join(tmpdir(), 'zrak-faults-'));
const file = join(folder, 'report.json');
const started = Date.now();
const config = 'apps/portal/playwright.faults.config.ts';
const { code } = await run(
  'playwright',
  [
    'test',
    '--config',
    config,
    '--reporter=list,json',
    ...process.argv.slice(2).filter((argument) => argument !== '--'),
  ],
  { env: { ...process.env, ZRAK_E2E: 'all', PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
);
const report = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { stats: { expected: 0, unexpected: 1, flaky: 0 } };
rmSync(folder, { recursive: true });

const { expected: passed, unexpected, flaky } = report.stats;
// A runner that exits with an error but reports no failed test has failed, too.
const failed = Math.max(unexpected + flaky, code === 0 ? 0 : 1);
const failures = failuresOfPlaywright(report);
if (failures.length > 0) console.log(`\n${failures.map((failure) => `✖ ${failure}\n`).join('\n')}`);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(`\n${passed + failed} cases in ${minutes} minutes`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
