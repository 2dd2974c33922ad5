import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import english from '../locales/en.json' with { type: 'json' };
import { defaultLanguage, type Language, languageCodes, type LocalText, tagOf } from './language.ts';

/** Values of the placeholders of a text. A number is written as plain digits: format it first if it needs grouping. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Formats a text in one language. */
export type Say<Id extends string = TextId> = (id: Id, values?: TextValues) => string;

export interface Texts<Id extends string> {
  in: (language: Language) => Say<Id>;
  /** The text in every language, as stored in the database. */
  inAll: (id: Id) => LocalText;
  /** A text composed of several, in every language. */
  compose: (text: (say: Say<Id>) => string) => LocalText;
}

/**
 * Reads the catalogues of a folder: `<code>.json` for each language, ICU messages by id. A message is parsed when it is
 * first formatted with values, and cached.
 *
 * @param source the English catalogue, which defines the ids
 */
export function loadTexts<Source extends Record<string, string>>(
  folder: string,
  source: Source,
): Texts<Extract<keyof Source, string>> {
  const cache = createIntlCache();
  // The portal's tests compile this file together with its global declaration of message ids, which these are not.
  const intlOf = (language: Language): IntlShape => {
    const own = language === defaultLanguage ? {} : readCatalogue(join(folder, `${language}.json`));
    const messages = Object.assign(Object.create(null), source, own);
    return createIntl({ locale: tagOf(language), messages }, cache);
  };
  const formatters = new Map(
    languageCodes.map((language): [Language, Say<Extract<keyof Source, string>>] => {
      const intl = intlOf(language);
      return [language, (id, values) => intl.formatMessage({ id: id as never }, values)];
    }),
  );
  const formatterIn = (language: Language) => formatters.get(language) ?? formatters.get(defaultLanguage)!;
  const compose: Texts<Extract<keyof Source, string>>['compose'] = (text) =>
    Object.fromEntries(languageCodes.map((language) => [language, text(formatterIn(language))])) as LocalText;
  return { in: formatterIn, inAll: (id) => compose((say) => say(id)), compose };
}

const readCatalogue = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;

/** The texts of the API. The English texts repeat the wording of the specification exactly, if it has one. */
export const texts = loadTexts(join(import.meta.dirname, '../locales'), english);

export type TextId = Extract<keyof typeof english, string>;

/** The message ids with this prefix, without the prefix. */
export type EndOf<Id extends string, Prefix extends string> = Id extends `${Prefix}${infer End}` ? End : never;
