import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const legend = style({ display: 'grid', gap: theme.space.xxsmall, minWidth: 0 });
export const caption = style({
  margin: 0,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
