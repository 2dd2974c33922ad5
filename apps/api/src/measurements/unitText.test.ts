import { describe, expect, it } from 'vitest';
import { languageCodes } from '../language.ts';
import { standardParameters } from '../parameters/standard.ts';
import { unitText } from './unitText.ts';

describe('the text of a unit', () => {
  it('is a word of the language for counted vehicles', () => {
    expect((['en', 'sl', 'de'] as const).map((language) => unitText('veh', language))).toEqual(['veh', 'voz.', 'Kfz']);
  });

  it('is the symbol in every language otherwise', () => {
    const symbols = standardParameters.map(({ unit }) => unit).filter((unit) => unit !== 'veh');
    for (const language of languageCodes) expect(symbols.map((unit) => unitText(unit, language))).toEqual(symbols);
  });
});
