import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const button = style({
  justifyContent: 'space-between',
  gap: theme.space.small,
  width: '100%',
  padding: `0 10px 0 ${theme.space.medium}`,
  textAlign: 'start',
  cursor: 'pointer',
});
/** Without a label it takes the height of its place: beside one whose value wraps, both are equally high. */
export const unlabelled = style([button, { flexGrow: 1 }]);
export const value = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: theme.color.textMuted } },
});
export const chevron = style({ color: theme.color.textMuted });
