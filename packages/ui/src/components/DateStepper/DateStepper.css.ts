import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
});
export const value = style({
  minWidth: '96px',
  padding: `0 ${theme.space.xsmall}`,
  textAlign: 'center',
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  height: '38px',
  margin: 0,
  padding: `0 ${theme.space.xsmall}`,
  border: 0,
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: theme.color.text,
  font: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': { background: theme.color.hover },
    '&[data-focus-visible]': focusRing,
  },
});
export const chevron = style({ color: theme.color.textMuted });
