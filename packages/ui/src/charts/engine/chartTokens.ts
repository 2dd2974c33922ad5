import { theme } from '../../theme/contract.css.ts';
import type { Ink } from './draw.ts';

export const chartTokens = {
  text: theme.color.text,
  textMuted: theme.color.textMuted,
  grid: theme.color.border,
  surface: theme.color.surface,
  shade: theme.color.pressed,
  font: theme.font.family,
  ...theme.series,
};

/** Where the device forces colours. The series keep those of the theme, whose lightness is that of the device. */
export const forcedTokens = { text: 'CanvasText', textMuted: 'CanvasText', grid: 'GrayText', surface: 'Canvas' };

export type ChartTokens = Record<keyof typeof chartTokens, string>;

const seriesColors = Object.values(theme.series);

/** Custom property of a series' colour by its index; colours repeat after twelve. */
export function seriesColor(index: number): string {
  return seriesColors[index % seriesColors.length] ?? theme.color.text;
}

export function seriesInk(tokens: ChartTokens, index: number): string {
  const inks = [
    tokens.s1,
    tokens.s2,
    tokens.s3,
    tokens.s4,
    tokens.s5,
    tokens.s6,
    tokens.s7,
    tokens.s8,
    tokens.s9,
    tokens.s10,
    tokens.s11,
    tokens.s12,
  ];
  return inks[index % inks.length] ?? tokens.text;
}

export function inkOf(tokens: ChartTokens): Ink {
  return {
    // Not red: series are red, and have dashes, too.
    line: tokens.text,
    halo: tokens.surface,
    muted: tokens.textMuted,
    shade: tokens.shade,
    font: tokens.font,
  };
}

/** Lines differ by dashes, not only by colour. */
const dashes: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [9, 3, 2, 3]];

export function dashOf(index: number): readonly number[] {
  return dashes[index % dashes.length] ?? [];
}
