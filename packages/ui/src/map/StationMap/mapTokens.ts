import { levelColors } from '../levelColors.ts';
import { theme } from '../../theme/contract.css.ts';

export const mapTokens = {
  ...levelColors,
  ...theme.map,
  outline: theme.mark.outline,
  accent: theme.color.accent,
  font: theme.font.family,
};

export type MapTokens = Record<keyof typeof mapTokens, string>;
