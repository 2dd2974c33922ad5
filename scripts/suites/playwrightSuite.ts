import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { buildPortal } from '../build/buildPortal.ts';
import { failuresOfPlaywright } from '../failures.ts';
import { run } from '../run.ts';

interface Suite {
  suites?: Suite[];
  specs?: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/** Sum of the numbers that the tests have noted under this name. */
function noted({ suites = [], specs = [] }: Suite, name: string): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  const numbers = own.filter(({ type }) => type === name).map(({ description }) => Number(description));
  return [...numbers, ...suites.map((suite) => noted(suite, name))].reduce((sum, one) => sum + one, 0);
}

/**
 * Runs a suite of browser tests that is no part of `npm test`, on the built portal, and exits. Arguments of the command
 * are passed to Playwright.
 *
 * @param config path of its configuration
 */
export async function runPlaywrightSuite(config: string): Promise<never> {
  process.env['ZRAK_BROWSER'] = ensureBrowser(console.log).path;
  // An older one would be judged otherwise.
  await buildPortal(console.log);
  const folder = mkdtempSync(join(tmpdir(), 'zrak-suite-'));
  const file = join(folder, 'report.json');
  const started = Date.now();
  const own = process.argv.slice(2).filter((argument) => argument !== '--');
  const { code } = await run('playwright', ['test', '--config', config, '--reporter=list,json', ...own], {
    env: { ...process.env, ZRAK_E2E: 'all', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const none = { stats: { expected: 0, unexpected: 1, flaky: 0 } };
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none;
  rmSync(folder, { recursive: true });

  const { expected: passed, unexpected, flaky } = report.stats;
  // A runner that exits with an error but reports no failed test has failed, too.
  const failed = Math.max(unexpected + flaky, code === 0 ? 0 : 1);
  const failures = failuresOfPlaywright(report);
  if (failures.length > 0) console.log(`\n${failures.map((failure) => `✖ ${failure}\n`).join('\n')}`);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const opened = noted(report, 'screens');
  console.log(`\n${opened > 0 ? `${opened} screens opened, ` : ''}${passed + failed} cases in ${minutes} minutes`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
