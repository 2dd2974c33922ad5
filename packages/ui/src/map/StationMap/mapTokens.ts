import { theme } from '../../theme/contract.css.ts';

export const mapTokens = {
  ...theme.index,
  ...theme.map,
  ...theme.warning,
  unrated: theme.mark.quiet,
  noData: theme.color.surface,
  late: theme.color.surface,
  offline: theme.mark.quiet,
  maintenance: theme.color.surface,
  notMeasured: theme.color.surface,
  outline: theme.mark.outline,
  accent: theme.color.accent,
  font: theme.font.family,
};

export type MapTokens = Record<keyof typeof mapTokens, string>;
