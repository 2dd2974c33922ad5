import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';

// Messages that are missing in a language or differ in what they are filled with, and messages that nobody uses. (One
// that is used and does not exist is a compile error.) Ids put together at run time count as used when their beginning
// stands in the code: `…category.${category}`.
const rooms = [
  { locales: 'apps/portal/src/i18n', code: 'apps/portal/src/**/*.{ts,tsx}' },
  { locales: 'packages/ui/locales', code: 'packages/ui/src/**/*.{ts,tsx}' },
];
let isFine = true;

for (const { locales, code } of rooms) {
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const verify = await run('formatjs', ['verify', '--source-locale', 'en', ...checks, `${locales}/*.json`]);
  if (verify.code !== 0) isFine = false;

  const english = JSON.parse(readFileSync(join(root, locales, 'en.json'), 'utf8')) as Record<string, string>;
  const source = globSync(code, { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*'] })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const beginnings = [...source.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, start]) => start!);
  const unused = Object.keys(english).filter(
    (id) =>
      !source.includes(`'${id}'`) && !source.includes(`"${id}"`) && !beginnings.some((start) => id.startsWith(start)),
  );
  if (unused.length > 0) {
    isFine = false;
    console.error(`${locales}: nobody uses ${unused.join(', ')}`);
  }
}
process.exit(isFine ? 0 : 1);
