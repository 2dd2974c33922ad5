import { readFileSync } from 'node:fs';
import type { Language } from './journey.ts';

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Record<string, string>;

const catalogues = new Map<Language, Record<string, string>>();

/** A message of the catalogue with its values filled in. */
export function say(language: Language, id: string, values: Record<string, string> = {}): string {
  let catalogue = catalogues.get(language);
  if (!catalogue) {
    catalogue = { ...read(`../src/i18n/${language}.json`), ...read(`../../../packages/ui/locales/${language}.json`) };
    catalogues.set(language, catalogue);
  }
  const text = catalogue[id];
  if (text === undefined) throw new Error(`There is no message ${id}`);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
}
