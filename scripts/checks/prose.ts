import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkProse } from './prose/check.ts';

// Checks the English of documents, comments and test names: `--only <path>` checks files below a path (repeatable),
// `--count` prints the number of findings per folder instead of the findings.

const generated = [
  /schema\.d\.ts$/,
  /^packages\/[^/]+\/api\//,
  /(?:^|\/)CHANGELOG\.md$/,
  /^pnpm-lock\.yaml$/,
  /^bench\/results\//,
];
/** Texts for users of the portal in several languages, and fixtures with deliberate errors. */
const excluded = [
  /\/locales\//,
  /^apps\/api\/(src\/demo\/)?content\//,
  /^docs\/terms\.md$/,
  /^scripts\/checks\/messages\/(?:terms\.yaml|.*\.test\.ts)$/,
  /^scripts\/checks\/prose\/(?:banned\.yaml|.*\.test\.ts)$/,
  /^scripts\/fixtures\/prose\//,
];

const args = process.argv.slice(2);
const only = args.flatMap((arg, index) => (arg === '--only' ? [args[index + 1] ?? ''] : []));
const isCount = args.includes('--count');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:tsx?|mjs|js|json|ya?ml|md|sql|html)$/.test(path))
  .filter((path) => ![...generated, ...excluded].some((pattern) => pattern.test(path)))
  .filter((path) => only.length === 0 || only.some((prefix) => path.startsWith(prefix)))
  .filter((path) => existsSync(path));

if (only.length > 0 && files.length === 0) {
  console.error(`No file below ${only.join(', ')}`);
  process.exit(1);
}

const started = Date.now();
const findings = [];
for (const path of files) {
  findings.push(...(await checkProse(path, readFileSync(path, 'utf8'))));
}

if (isCount) {
  const counts = new Map<string, number>();
  for (const { path } of findings) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  for (const [folder, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${String(count).padStart(5)}  ${folder}`);
} else {
  for (const { path, line, column, message } of findings) console.log(`${path}:${line}:${column}  ${message}`);
}

const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(
  findings.length === 0
    ? `✔ the prose of ${files.length} files reads well (${seconds} s)`
    : `✖ ${findings.length} findings in the prose of ${files.length} files (${seconds} s)`,
);
process.exit(findings.length === 0 ? 0 : 1);
