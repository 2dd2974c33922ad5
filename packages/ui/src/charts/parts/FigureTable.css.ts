import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { scroller as scrolled } from '../SeriesTable/SeriesTable.css.ts';

export { head, table, time as name, value, wrapper } from '../SeriesTable/SeriesTable.css.ts';

/** Short tables are shown without scrolling. */
export const whole = style([scrolled, { maxHeight: 'none' }]);
export const scroller = scrolled;
export const caption = style({
  padding: `${theme.space.small} ${theme.space.medium} ${theme.space.xsmall}`,
  color: theme.color.textMuted,
  textAlign: 'start',
});
