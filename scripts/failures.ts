import { existsSync, readFileSync } from 'node:fs';

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: {
      status: string;
      results: { status: string; errors: { message?: string }[]; attachments: { name: string; path?: string }[] }[];
    }[];
  }[];
}

/** Number of lines kept of the page snapshot of a failed test. */
const PAGE_LINES = 40;
const MESSAGE_LINES = 6;

const first = (text: string, lines: number) => text.split('\n').slice(0, lines).join('\n');

/**
 * Failed tests of a Vitest report with the first lines of their messages. A file that failed as a whole counts as one
 * test.
 */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [`${name}\n${first(message, MESSAGE_LINES)}`];
    return failed.map((test) => `${test.fullName}\n${first(test.failureMessages.join('\n'), MESSAGE_LINES)}`);
  });
}

/** Failed tests of a Playwright report with their page snapshots. */
export function failuresOfPlaywright({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .flatMap(({ results }) => results.filter(({ status }) => status !== 'passed'))
      .map(({ errors, attachments }) => {
        const message = errors.map((error) => first(error.message ?? '', MESSAGE_LINES)).join('\n');
        const seen = attachments.find(({ name }) => name === 'error-context')?.path;
        const page = seen && existsSync(seen) ? `\n${pageOf(readFileSync(seen, 'utf8'))}` : '';
        return `${file}: ${title}\n${message}${page}`;
      }),
  );
  return [...own, ...suites.flatMap(failuresOfPlaywright)];
}

function pageOf(context: string): string {
  const tree = /```yaml\n([^]*?)```/.exec(context)?.[1] ?? context;
  return first(tree, PAGE_LINES);
}
