import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const news = style({ marginBlockEnd: theme.space.large });

export const open = style({
  marginBlockStart: theme.space.large,
  paddingBlockStart: theme.space.large,
  borderBlockStart: `1px solid ${theme.color.border}`,
  fontSize: theme.fontSize.body,
});

export const heading = style({ margin: 0, color: theme.color.textMuted });

export const list = style({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: theme.space.xsmall,
  padding: 0,
  display: 'grid',
  gap: theme.space.xsmall,
});
