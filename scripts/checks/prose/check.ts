import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { TextlintKernel, type TextlintPluginCreator, type TextlintRuleModule } from '@textlint/kernel';
import {
  combineTextAndLanguageSettings,
  type CSpellSettings,
  getDefaultBundledSettingsAsync,
  mergeSettings,
  validateText,
} from 'cspell-lib';
import { parse } from 'yaml';
import { extractProse } from './extract.ts';

export interface BannedPhrase {
  phrase: string;
  isCaseSensitive?: boolean;
  in?: 'comments';
  use: string;
  bad: string;
  good?: string;
}

export interface Finding {
  path: string;
  line: number;
  column: number;
  message: string;
}

const root = join(import.meta.dirname, '../../..');

export const bannedPhrases: readonly BannedPhrase[] = parse(
  readFileSync(join(import.meta.dirname, 'banned.yaml'), 'utf8'),
);

const expressions = bannedPhrases.map((entry) => ({
  entry,
  expression: new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${entry.phrase.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}_])`,
    entry.isCaseSensitive ? 'gu' : 'giu',
  ),
}));

/** Reports each banned phrase. Searches the whole document at once, because a phrase may span two lines. */
const rule: TextlintRuleModule = (context) => ({
  [context.Syntax.Document](node) {
    const text = context.getSource(node);
    const isDocument = context.getFilePath()?.endsWith('.md') ?? false;
    for (const { entry, expression } of expressions) {
      if (isDocument && entry.in === 'comments') continue;
      for (const { 0: found, index } of text.matchAll(expression)) {
        const message = `"${found.replace(/\s+/g, ' ')}" → ${entry.use}`;
        context.report(
          node,
          new context.RuleError(message, { padding: context.locator.range([index, index + found.length]) }),
        );
      }
    }
  },
});

// A CommonJS module with a `default` export: Node and Vite disagree on how to import it.
const { default: textPlugin } = createRequire(import.meta.url)('@textlint/textlint-plugin-text') as {
  default: TextlintPluginCreator;
};

const kernel = new TextlintKernel();
const kernelOptions = {
  plugins: [{ pluginId: 'text', plugin: textPlugin }],
  rules: [{ ruleId: 'banned-phrases', rule }],
};

async function readSpellingSettings(): Promise<CSpellSettings> {
  const words = readFileSync(join(root, '.cspell/words.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const settings = mergeSettings(await getDefaultBundledSettingsAsync(), {
    language: 'en-GB',
    allowCompoundWords: false,
    dictionaries: ['en-gb', 'softwareTerms', 'typescript', 'node', 'npm', 'html', 'css', 'companies', 'sql'],
    words,
    ignoreRegExpList: ['/~+/g'],
  });
  return combineTextAndLanguageSettings(settings, '', ['plaintext']);
}

let spellingSettings: Promise<CSpellSettings> | undefined;

/** Checks the prose of one file: banned phrases first, then spelling, in the order of the text. */
export async function checkProse(path: string, text: string): Promise<Finding[]> {
  const prose = extractProse(path, text);
  if (prose === undefined || !/[^~\s]/.test(prose)) return [];
  spellingSettings ??= readSpellingSettings();
  // The plain-text plugin reads it: the prose of Markdown and code is already extracted.
  const linted = await kernel.lintText(prose, { ...kernelOptions, ext: '.txt', filePath: path });
  const misspelt = await validateText(prose, await spellingSettings);
  const lineStarts = [0, ...[...prose.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const spelling = misspelt.map(({ text: word, offset }) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return { path, line: line + 1, column: offset - lineStarts[line]! + 1, message: `"${word}" is misspelt` };
  });
  const phrases = linted.messages.map(({ loc, message }) => ({
    path,
    line: loc.start.line,
    column: loc.start.column,
    message,
  }));
  return [...phrases, ...spelling].toSorted((a, b) => a.line - b.line || a.column - b.column);
}
