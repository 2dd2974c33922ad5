import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** Belongs to the control above it. */
export const note = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.small,
  marginBlockStart: `calc(-1 * ${theme.space.small})`,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
