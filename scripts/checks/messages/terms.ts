import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Text } from './folders.ts';

/** A word that the texts of a language do not use, see `terms.yaml`. */
export interface TermRule {
  phrase: string;
  isCaseSensitive?: boolean;
  in?: 'messages';
  except?: string[];
  term?: string;
  use?: string;
  bad: string;
  good?: string;
}

export type TermRules = Readonly<Record<string, readonly TermRule[]>>;

export const readTermRules = (): TermRules =>
  parse(readFileSync(join(import.meta.dirname, 'terms.yaml'), 'utf8')) as TermRules;

const patternOf = ({ phrase, isCaseSensitive }: TermRule): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${phrase})(?!\p{L})`, isCaseSensitive ? 'u' : 'iu');

const isPage = (id: string): boolean => id.endsWith('.md');

/** Words of a text that its language replaces by another, each with the word to use. */
export function termFaults({ id, language, text }: Text, rules: TermRules): string[] {
  return (rules[language] ?? []).flatMap((rule) => {
    if (rule.in === 'messages' && isPage(id)) return [];
    if (rule.except?.some((one) => id === one || id.startsWith(`${one}.`)) === true) return [];
    const found = patternOf(rule).exec(text);
    return found === null ? [] : [`${language}: ${id}: “${found[0]}”, use: ${rule.term ?? rule.use ?? ''}`];
  });
}
