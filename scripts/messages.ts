import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

// Messages that are missing in a language, that nobody uses, or that are used and do not exist. Ids that are put
// together at run time (`…category.${category}`) count as used when their beginning stands in the code.
const rooms = [
  { locales: 'apps/portal/src/i18n', code: 'apps/portal/src/**/*.{ts,tsx}' },
  { locales: 'packages/ui/locales', code: 'packages/ui/src/**/*.{ts,tsx}' },
];
const languages = ['en', 'sl', 'de'] as const;
const problems: string[] = [];

/** `{name}`s of a message, whatever is said around them. */
const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].toSorted((a = '', b = '') => a.localeCompare(b)).join(', ');

for (const { locales, code } of rooms) {
  const read = (language: string) =>
    JSON.parse(readFileSync(join(root, locales, `${language}.json`), 'utf8')) as Record<string, string>;
  const all = Object.fromEntries(languages.map((language) => [language, read(language)]));
  const source = globSync(code, { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*'] })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const begun = [...source.matchAll(/[`'"]([\w.-]+\.)\$\{/g)].map(([, start]) => start!);
  const english = all['en']!;

  for (const id of Object.keys(english)) {
    const isUsed = [`'${id}'`, `"${id}"`, `\`${id}\``].some((quoted) => source.includes(quoted));
    if (!isUsed && !begun.some((start) => id.startsWith(start))) problems.push(`${locales}: nobody uses ${id}`);
  }
  for (const language of languages) {
    const messages = all[language]!;
    for (const id of new Set([...Object.keys(english), ...Object.keys(messages)])) {
      if (!(id in messages)) problems.push(`${locales}: ${language} lacks ${id}`);
      else if (!(id in english)) problems.push(`${locales}: ${language} has ${id}, which en has not`);
      else if (messages[id]!.trim() === '') problems.push(`${locales}: ${language} says nothing for ${id}`);
      else {
        const [wanted, found] = [argumentsOf(english[id]!), argumentsOf(messages[id]!)];
        const isPlural = english[id]!.includes(', plural,');
        if (!isPlural && wanted !== found) problems.push(`${locales}: ${language} ${id} uses {${found}}, not {${wanted}}`);
      }
    }
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
