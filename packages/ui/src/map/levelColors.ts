import { theme } from '../theme/contract.css.ts';
import type { StationLevel } from './levels.ts';

/** Fill of a level. Reasons for missing data share neutral fills. */
export const levelColors: Readonly<Record<StationLevel, string>> = {
  ...theme.index,
  ...theme.warning,
  unrated: theme.mark.quiet,
  noData: theme.color.surface,
  late: theme.color.surface,
  offline: theme.mark.quiet,
  maintenance: theme.color.surface,
  notMeasured: theme.color.surface,
};
