import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
export { head, name, scroller, table, value, whole, wrapper } from '../SeriesTable/SeriesTable.css.ts';

export const caption = style({
  padding: `${theme.space.small} ${theme.space.medium} ${theme.space.xsmall}`,
  color: theme.color.textMuted,
  textAlign: 'start',
});
