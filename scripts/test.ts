import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';
import { run } from './run.ts';

interface Step {
  name: string;
  script: string;
  /** Path of the runner's report; a step without one counts as one test. */
  report?: 'vitest' | 'playwright';
}

const steps: Step[] = [
  { name: 'contract', script: 'check:contract' },
  { name: 'format', script: 'check:format' },
  { name: 'lint', script: 'check:lint' },
  { name: 'types', script: 'check:types' },
  { name: 'imports', script: 'check:imports' },
  { name: 'file tree', script: 'check:tree' },
  { name: 'dead code', script: 'check:dead' },
  { name: 'messages', script: 'check:messages' },
  { name: 'prose', script: 'check:prose' },
  { name: 'documents', script: 'check:docs' },
  { name: 'a story each', script: 'check:stories' },
  { name: 'tokens', script: 'check:tokens' },
  { name: 'unit tests', script: 'test:unit', report: 'vitest' },
  { name: 'stories', script: 'test:stories', report: 'vitest' },
  { name: 'build', script: 'build' },
  // Runs after the build, because it searches the built files.
  { name: 'wall', script: 'test:wall', report: 'vitest' },
  { name: 'packages', script: 'check:packages' },
  { name: 'weight', script: 'check:weight' },
  { name: 'end to end', script: 'test:e2e', report: 'playwright' },
];

interface Count {
  passed: number;
  failed: number;
  /** Failed tests, if the runner has left a report. */
  failures?: string[];
}

function countOf(step: Step, code: number, file: string): Count {
  if (!step.report || !existsSync(file)) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const count: Count =
    step.report === 'vitest'
      ? { passed: report.numPassedTests, failed: report.numFailedTests, failures: failuresOfVitest(report) }
      : {
          passed: report.stats.expected,
          failed: report.stats.unexpected + report.stats.flaky,
          failures: failuresOfPlaywright(report),
        };
  // A runner that exits with an error but reports no failed test (an error outside the tests, or no tests at all) has
  // failed, too.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

const only = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'zrak-test-'));
const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
const failures: string[] = [];

try {
  const browser = ensureBrowser(console.log);
  console.log(`Browser: ${browser.path} (${browser.source})`);
  process.env['ZRAK_BROWSER'] = browser.path;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

for (const step of steps.filter(({ script }) => only.length === 0 || only.includes(script))) {
  console.log(`\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`);
  const started = Date.now();
  const file = join(folder, `${step.script.replace(':', '-')}.json`);
  const reporters = {
    vitest: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json'],
  };
  const { code } = await run('pnpm', ['run', '--silent', step.script, ...(step.report ? reporters[step.report] : [])], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const count = countOf(step, code, file);
  total.passed += count.passed;
  total.failed += count.failed;
  failures.push(...(count.failures ?? []).map((failure) => `✖ ${step.name}: ${failure}\n`));
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(
    `${count.failed === 0 ? '✔' : '✖'} ${step.name.padEnd(14)} ${String(seconds).padStart(4)} s  ${count.passed} passed, ${count.failed} failed`,
  );
}

rmSync(folder, { recursive: true });
// Failures are repeated at the end, where a long log is read first.
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
