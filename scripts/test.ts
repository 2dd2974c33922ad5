import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';
import { root, run } from './run.ts';

interface Step {
  name: string;
  script: string;
  /** Path of the runner's report; a step without one counts as one test. */
  report?: 'vitest' | 'playwright';
}

/** Other cases of what `npm test` proves, and rare surroundings: the tests with the tag `extended`. */
const areExtended = process.argv.includes('--extended');
if (areExtended) process.env['E2E_MOTION'] = 'full';
process.env['ZRAK_TEST_STORIES'] = areExtended ? 'extended' : 'usual';

const extendedGroups: Step[][] = [
  [{ name: 'unit tests', script: 'test:unit', report: 'vitest' }],
  [{ name: 'stories', script: 'test:stories', report: 'vitest' }],
  [
    { name: 'portal', script: 'build:portal' },
    { name: 'Storybook', script: 'build:storybook' },
  ],
  [{ name: 'end to end', script: 'test:e2e', report: 'playwright' }],
];

/** Steps of a group run at the same time, as many as the machine has cores. Tests use all cores by themselves. */
const usualGroups: Step[][] = [
  [
    { name: 'types', script: 'check:types' },
    { name: 'lint', script: 'check:lint' },
    { name: 'imports', script: 'check:imports' },
    { name: 'prose', script: 'check:prose' },
    { name: 'dead code', script: 'check:dead' },
    { name: 'documents', script: 'check:docs' },
    { name: 'contract', script: 'check:contract' },
    { name: 'dependencies', script: 'check:dependencies' },
    { name: 'messages', script: 'check:messages' },
    { name: 'format', script: 'check:format' },
    { name: 'file tree', script: 'check:tree' },
    { name: 'a story each', script: 'check:stories' },
    { name: 'tokens', script: 'check:tokens' },
  ],
  [{ name: 'unit tests', script: 'test:unit', report: 'vitest' }],
  [{ name: 'stories', script: 'test:stories', report: 'vitest' }],
  [{ name: 'build', script: 'build:published' }],
  [
    // After the build, because it searches the built files.
    { name: 'wall', script: 'test:wall', report: 'vitest' },
    { name: 'packages', script: 'check:packages' },
    { name: 'weight', script: 'check:weight' },
  ],
  [{ name: 'end to end', script: 'test:e2e', report: 'playwright' }],
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

const only = process.argv.slice(2).filter((argument) => argument !== '--extended');
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

// TypeScript and its linter are written in Go. By default they collect garbage in a third of their time, when the heap has
// doubled.
process.env['GOGC'] ??= '200';
// Hundreds of processes and threads compile the same modules.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/node');

async function take(step: Step, isAlone: boolean): Promise<void> {
  const title = `\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`;
  if (isAlone) console.log(title);
  const started = Date.now();
  const file = join(folder, `${step.script.replace(':', '-')}.json`);
  const options = {
    vitest: [
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(step.script === 'test:stories' ? [] : [`--tagsFilter=${areExtended ? 'extended' : '!extended'}`]),
    ],
    playwright: ['--reporter=list,json', areExtended ? '--grep=@extended' : '--grep-invert=@extended'],
  };
  const { code, output } = await run(
    'pnpm',
    ['run', '--silent', step.script, ...(step.report ? options[step.report] : [])],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, isCaptured: !isAlone },
  );
  if (!isAlone) console.log(`${title}\n${output}`);
  const count = countOf(step, code, file);
  total.passed += count.passed;
  total.failed += count.failed;
  failures.push(...(count.failures ?? []).map((failure) => `✖ ${step.name}: ${failure}\n`));
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(
    `${count.failed === 0 ? '✔' : '✖'} ${step.name.padEnd(14)} ${String(seconds).padStart(4)} s  ${count.passed} passed, ${count.failed} failed`,
  );
}

/** Runs the steps of a group, in their order. */
async function takeTogether(group: readonly Step[]): Promise<void> {
  const waiting = [...group];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await take(step, group.length === 1);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

for (const group of areExtended ? extendedGroups : usualGroups) {
  await takeTogether(group.filter(({ script }) => only.length === 0 || only.includes(script)));
}

rmSync(folder, { recursive: true });
// Failures are repeated at the end, where a long log is read first.
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
