import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages as apiLanguages } from '../../apps/api/src/language.ts';
import { languages as portalLanguages } from '../../apps/portal/src/i18n/languages.ts';
import { root, run } from '../run.ts';

// Checks every folder of catalogues: one file for each language of the app, equal ids and placeholders in all files,
// and no unused message. (A missing id is a compile error.)
interface Catalogues {
  locales: string;
  code: string | string[];
  not?: string;
  languages: string[];
  /** Whether the parts of a composed id are in the code, too, and do not come from the server. */
  hasPartsInCode?: true;
}

const [ofPortal, ofApi] = [Object.keys(portalLanguages), Object.keys(apiLanguages)];
/** Ids are composed with names of rules and kinds of limit values. */
const rules = 'packages/quantities/src/**/*.ts';
const catalogueFolders: Catalogues[] = [
  { locales: 'apps/portal/src/i18n', code: 'apps/portal/src/**/*.{ts,tsx}', languages: ofPortal },
  { locales: 'packages/ui/locales', code: 'packages/ui/src/**/*.{ts,tsx}', languages: ofPortal },
  {
    locales: 'apps/api/locales',
    code: ['apps/api/src/**/*.ts', rules],
    not: 'apps/api/src/demo/**',
    languages: ofApi,
    hasPartsInCode: true,
  },
  {
    locales: 'apps/api/src/demo/locales',
    code: ['apps/api/src/demo/**/*.ts', rules],
    languages: ofApi,
    hasPartsInCode: true,
  },
];
const quantities = globSync('packages/quantities/src/**/*.ts', { cwd: root, exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
let isValid = true;
const report = (text: string): void => {
  isValid = false;
  console.error(text);
};

for (const { locales, code, not, languages, hasPartsInCode } of catalogueFolders) {
  const files = globSync(`${locales}/*.json`, { cwd: root }).map((file) => basename(file, '.json'));
  const differing = [...files, ...languages].filter(
    (language) => !files.includes(language) || !languages.includes(language),
  );
  if (differing.length > 0)
    report(`${locales}: catalogues and the list of languages differ in ${differing.join(', ')}`);

  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const verify = await run('formatjs', ['verify', '--source-locale', 'en', ...checks, `${locales}/*.json`]);
  if (verify.code !== 0) isValid = false;

  const english = JSON.parse(readFileSync(join(root, locales, 'en.json'), 'utf8')) as Record<string, string>;
  const exclude = ['**/*.test.*', '**/*.stories.*', ...(not === undefined ? [] : [not])];
  const source = globSync(code, { cwd: root, exclude })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  // `…category.${category}`: an id composed at run time.
  const patterns = [...source.matchAll(/`((?:[\w-]+\.)+)\$\{[^`]*`/g)].map(([template, start]) => {
    const end = hasPartsInCode ? template.slice(1, -1) : `${start}\${}`;
    const parts = end.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('(.+)')}$`);
  });
  // Names of rules, limits and regimes are in the package of the arithmetic.
  const withNames = hasPartsInCode ? source + quantities : source;
  const isInCode = (part: string): boolean =>
    /^\d+$/.test(part) || ["'$'", '"$"', ' $:'].some((form) => withNames.includes(form.replace('$', part)));
  const isUsed = (id: string): boolean =>
    source.includes(`'${id}'`) ||
    source.includes(`"${id}"`) ||
    patterns.some((pattern) => {
      const found = pattern.exec(id);
      return found !== null && (!hasPartsInCode || found.slice(1).every(isInCode));
    });
  const unused = Object.keys(english).filter((id) => !isUsed(id));
  if (unused.length > 0) report(`${locales}: unused: ${unused.join(', ')}`);
}
process.exit(isValid ? 0 : 1);
