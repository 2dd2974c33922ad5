import { contrast, parseHex, toHex } from '../../../theme/contrast.ts';
import { type ChartTokens, seriesInk } from '../chartTokens.ts';

/** Contrast that text needs. */
const textContrast = 4.5;

/** The colour of a series for its name: moved towards the colour of text until the name is readable. */
export function nameInk(tokens: ChartTokens, index: number): string {
  const color = seriesInk(tokens, index);
  const [own, text] = [parseHex(color), parseHex(tokens.text)];
  if (!own || !text) return color;
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = toHex([0, 1, 2].map((channel) => own[channel]! * (1 - share) + text[channel]! * share) as never);
    if (contrast(mixed, tokens.surface) >= textContrast) return mixed;
  }
  return tokens.text;
}
