import type { Language } from '../language.ts';
import { texts } from '../texts.ts';

/** Units that are words. The database stores them as these codes; symbols are the same in every language. */
const words = ['veh'] as const;

/** A unit as the database stores it, in the given language. */
export function unitText(unit: string, language: Language): string {
  const word = words.find((one) => one === unit);
  return word === undefined ? unit : texts.in(language)(`measurements.unit.${word}`);
}
