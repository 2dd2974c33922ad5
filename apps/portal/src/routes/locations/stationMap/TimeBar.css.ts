import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const bar = style({ display: 'grid', minWidth: 0 });
export const note = style({
  margin: 0,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
