import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { scroller } from '../parts/sidewaysScroller.css.ts';

const row = style({ gap: '6px', minHeight: '28px' });
export const list = styleVariants({
  wrap: [row, { display: 'flex', flexWrap: 'wrap' }],
  row: [row, scroller],
});
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  flex: 'none',
  minHeight: '28px',
  maxWidth: '100%',
  padding: `${theme.space.xxsmall} 10px`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.full,
  background: theme.color.hover,
  color: theme.color.text,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.body,
  outline: 'none',
  selectors: {
    '&[data-allows-removing]': { paddingInlineEnd: theme.space.xxsmall },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: theme.color.textMuted },
  },
});
export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.full,
  background: 'transparent',
  color: theme.color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: theme.color.pressed, color: theme.color.text },
    '&[data-focus-visible]': focusRing,
  },
});
export const empty = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.title,
});
