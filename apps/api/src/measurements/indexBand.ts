import { indexDefinitions } from '@zrak/quantities/indices';
import type { Language } from '../language.ts';
import { type EndOf, type TextId, texts } from '../texts.ts';

/** A band of the European index as it is shown. @param band counts from 1, the best */
export function indexBandOf(band: number, language: Language): { band: number; label: string; color: string } {
  const color = indexDefinitions.eu2024.colors[band - 1]!;
  const end = `${band}` as EndOf<TextId, 'measurements.indexBand.'>;
  return { band, label: texts.in(language)(`measurements.indexBand.${end}`), color };
}
