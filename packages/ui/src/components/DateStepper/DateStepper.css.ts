import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
});
export const value = style({
  minWidth: '112px',
  padding: `0 ${theme.space.xsmall}`,
  textAlign: 'center',
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
