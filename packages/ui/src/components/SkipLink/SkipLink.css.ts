import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const skip = style({
  position: 'fixed',
  top: theme.space.small,
  insetInlineStart: theme.space.small,
  zIndex: 60,
  padding: `${theme.space.small} ${theme.space.large}`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  color: theme.color.accent,
  fontWeight: theme.fontWeight.strong,
  boxShadow: theme.shadow.floating,
  // Shifted above a page of paper it would be at the foot of the page before.
  '@media': { print: { display: 'none' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(-400%)' }, '&:focus': focusRing },
});
