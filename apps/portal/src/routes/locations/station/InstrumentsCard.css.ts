import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const pair = style({ display: 'grid', gap: theme.space.xxsmall });
export const muted = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.regular,
});
