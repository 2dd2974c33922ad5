import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const summary = style({
  display: 'grid',
  gap: theme.space.small,
  padding: `14px ${theme.space.large}`,
  border: `2px solid ${theme.color.danger}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  color: theme.color.text,
  selectors: { '&:focus-visible': focusRing },
});
export const heading = style({
  fontSize: theme.fontSize.large,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.large,
});
export const list = style({ display: 'grid', gap: theme.space.xsmall });
export const link = style({
  display: 'inline-block',
  padding: `${theme.space.xxsmall} 0`,
  borderRadius: theme.radius.small,
  color: theme.color.danger,
  fontWeight: theme.fontWeight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  selectors: { '&:focus-visible': focusRing, '&:hover': { textDecorationThickness: '2px' } },
});
