import { type LocalText, languageCodes } from '../language.ts';
import { parseInstant, zoneOf } from '../time/zone.ts';
import { UsageError } from './command.ts';

type Values = Record<string, unknown>;

export function required(values: Values, name: string): string {
  const value = values[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`--${name} is missing.`);
}

/** Options of a text in all languages: `--title`, `--title-sl`, `--title-de`. */
export function textOptions(name: string): Record<string, { type: 'string' }> {
  return Object.fromEntries(languageCodes.map((code) => [optionOf(name, code), { type: 'string' }]));
}

const optionOf = (name: string, code: string): string => (code === 'en' ? name : `${name}-${code}`);

/** The text of `textOptions`; English is required. */
export function localTextOf(values: Values, name: string): LocalText {
  const others = languageCodes.filter((code) => code !== 'en' && typeof values[optionOf(name, code)] === 'string');
  const translations = Object.fromEntries(others.map((code) => [code, values[optionOf(name, code)] as string]));
  return { en: required(values, name), ...translations };
}

/** An instant with its offset, or a day, which begins in the zone. */
export function instantOf(values: Values, name: string, timeZone: string): Date {
  const text = required(values, name);
  const isComplete = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/.test(text);
  const instant = isComplete ? parseInstant(text, zoneOf(timeZone)) : undefined;
  if (instant !== undefined) return new Date(instant * 1000);
  throw new UsageError(`--${name} is to be 2026-12-01T08:00:00+01:00 or 2026-12-01, not "${text}".`);
}
