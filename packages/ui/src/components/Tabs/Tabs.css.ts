import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing, focusRingInside } from '../../theme/focus.ts';

export const tabs = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const list = style({
  display: 'flex',
  gap: theme.space.xsmall,
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.color.border}`,
  scrollbarWidth: 'none',
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.small,
  padding: `10px ${theme.space.medium}`,
  borderBottom: '2px solid transparent',
  color: theme.color.textMuted,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: theme.color.text },
    '&[data-selected]': { borderBottomColor: theme.color.accent, color: theme.color.text },
    '&[data-focus-visible]': { ...focusRingInside, borderRadius: theme.radius.small },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  // In forced colours a transparent border is visible.
  '@media': {
    '(forced-colors: active)': {
      borderBottomColor: 'Canvas',
      selectors: { '&[data-selected]': { borderBottomColor: 'Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});
export const panel = style({
  paddingTop: theme.space.xlarge,
  outline: 'none',
  borderRadius: theme.radius.small,
  selectors: { '&[data-focus-visible]': focusRing },
});
