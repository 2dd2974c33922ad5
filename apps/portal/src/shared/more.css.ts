import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** The line that unfolds the rest of a long text. */
export const more = style({
  width: 'fit-content',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  cursor: 'pointer',
  borderRadius: theme.radius.small,
  selectors: {
    '&:hover': { color: theme.color.text },
    '&:focus-visible': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});
