import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const empty = style({
  padding: `${theme.space.small} ${theme.space.medium}`,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.body,
});
