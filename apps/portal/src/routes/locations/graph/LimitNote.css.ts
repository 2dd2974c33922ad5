import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.small} ${theme.space.medium}`,
  marginBlockStart: theme.space.medium,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  '@media': { print: { display: 'none' } },
});
