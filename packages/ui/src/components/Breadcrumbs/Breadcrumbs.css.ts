import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 0',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: '24px',
});
export const item = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:last-child)::after': { content: '"/" / ""', padding: '0 8px', color: theme.color.borderStrong },
    '&[data-current]': { color: theme.color.text },
  },
});
