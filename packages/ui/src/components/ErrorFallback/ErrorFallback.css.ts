import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const fallback = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.medium,
  padding: theme.space.xlarge,
  textAlign: 'center',
});
export const icon = style({ color: theme.color.danger });
export const heading = style({
  fontSize: theme.fontSize.large,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.large,
});
export const text = style({ maxWidth: '48ch', color: theme.color.textMuted, overflowWrap: 'anywhere' });
