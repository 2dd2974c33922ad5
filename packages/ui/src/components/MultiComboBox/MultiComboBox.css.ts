import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const heading = style({
  padding: '10px 12px 2px',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: '20px',
});
