import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const current = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});

export const failed = style([
  current,
  { display: 'inline-flex', alignItems: 'center', gap: theme.space.xsmall, color: theme.color.warning },
]);

export const icon = style({ flex: 'none' });
