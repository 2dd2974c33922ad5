import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const person = style({ display: 'grid', gap: theme.space.xxsmall });
export const userName = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.regular,
});
export const muted = style({ color: theme.color.textMuted });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall });
