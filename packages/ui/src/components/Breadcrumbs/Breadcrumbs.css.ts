import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xxsmall} 0`,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.large,
});
export const item = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      padding: `0 ${theme.space.small}`,
      color: theme.color.borderStrong,
    },
    '&[data-current]': { color: theme.color.text },
  },
});
