import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';
import { allTexts, catalogueFolders, cataloguesIn, readCatalogue } from './messages/folders.ts';
import { countedNames, numberFaults } from './messages/numbers.ts';
import { readTermRules, termFaults } from './messages/terms.ts';

// Checks every folder of catalogues: one file for each language of the app, equal ids and placeholders in all files,
// no unused message, each plural form of the language, and no word that the glossary replaces. (A missing id is a compile error.)
const quantities = globSync('packages/quantities/src/**/*.ts', { cwd: root, exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
let isValid = true;
const report = (text: string): void => {
  isValid = false;
  console.error(text);
};

for (const { locales, code, not, languages, hasPartsInCode } of catalogueFolders) {
  const files = cataloguesIn(locales);
  const differing = [...files, ...languages].filter(
    (language) => !files.includes(language) || !languages.includes(language),
  );
  if (differing.length > 0)
    report(`${locales}: catalogues and the list of languages differ in ${differing.join(', ')}`);

  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  const verify = await run('formatjs', ['verify', '--source-locale', 'en', ...checks, `${locales}/*.json`]);
  if (verify.code !== 0) isValid = false;

  const english = readCatalogue(locales, 'en');
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
const messages = allTexts().filter(({ id }) => !id.endsWith('.md'));
const counted = countedNames(messages.map(({ text }) => text));
for (const { id, language, text } of messages) {
  for (const fault of numberFaults(text, language, counted)) report(`${language}: ${id}: ${fault}`);
}

const rules = readTermRules();

for (const text of allTexts()) termFaults(text, rules).forEach(report);
process.exit(isValid ? 0 : 1);
