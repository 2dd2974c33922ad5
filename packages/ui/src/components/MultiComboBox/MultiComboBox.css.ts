import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const heading = style({
  padding: `10px ${theme.space.medium} ${theme.space.xxsmall}`,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
});
