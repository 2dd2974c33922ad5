import { defaultLanguage, languageCodes } from '../language.ts';
import { sentence } from '../sentence.ts';
import type { Fault, Path } from './faults.ts';

/**
 * Texts in languages that the portal does not have: a mistyped code, or a language that is to be added later. They are
 * stored, so the plan names them.
 */
export function otherLanguages(definition: object, path: Path = []): Fault[] {
  const isText = defaultLanguage in definition;
  return Object.entries(definition).flatMap(([name, value]: [string, unknown]): Fault[] => {
    const place = [...path, Array.isArray(definition) ? Number(name) : name];
    if (typeof value === 'object' && value !== null) return otherLanguages(value, place);
    if (!isText || languageCodes.some((code) => code === name)) return [];
    const message = sentence('network.notes.otherLanguage', { languages: languageCodes.join(', ') });
    return [{ path: place, message }];
  });
}
