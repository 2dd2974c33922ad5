import type english from '../../locales/en.json';
import { type Language, languages } from './languages.ts';

export type TextId = keyof typeof english;

/** Texts and formats of one language. */
export interface Texts {
  language: Language;
  say: (id: TextId, values?: Record<string, string>) => string;
  /** A number with a fixed number of decimals and a true minus sign. */
  number: (value: number, decimals: number) => string;
  /** The text with particle sizes as the language writes them: "PM2,5" in Slovene and German. */
  formula: (text: string) => string;
  /** Time of day, with the date unless the day is today in the time zone. */
  time: (instant: number, timeZone: string, now: number) => string;
}

const loaded = new Map<Language, Promise<Texts>>();

/** Loads the catalogue once; a failed load is tried again by the next call. */
export function loadTexts(language: Language): Promise<Texts> {
  let texts = loaded.get(language);
  if (!texts) {
    texts = languages[language].load().then((module) => textsOf(language, module.default));
    loaded.set(language, texts);
    texts.catch(() => loaded.delete(language));
  }
  return texts;
}

export function textsOf(language: Language, catalogue: Record<string, string>): Texts {
  const { tag } = languages[language];
  const decimalSign = new Intl.NumberFormat(tag).format(0.5).charAt(1);
  return {
    language,
    say: (id, values = {}) =>
      (catalogue[id] ?? id).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder),
    number(value, decimals) {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      return new Intl.NumberFormat(tag, digits).format(value).replace('-', '\u2212');
    },
    formula: (text) => text.replaceAll(/(PM\d)[.,](?=\d)/g, `$1${decimalSign}`),
    time(instant, timeZone, now) {
      const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone });
      const isToday = day.format(instant) === day.format(now);
      const style = { timeStyle: 'short', timeZone } as const;
      return new Intl.DateTimeFormat(tag, isToday ? style : { ...style, dateStyle: 'medium' }).format(instant);
    },
  };
}
