import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';

/** Surface of popovers: menus, lists, calendars. */
const surface = style({
  overflow: 'auto',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.floating,
  outline: 'none',
  transition: `opacity ${theme.motion.fast}, transform ${theme.motion.fast}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(-4px)' } },
});

export const popover = style([
  surface,
  { minWidth: 'var(--trigger-width)', maxWidth: 'min(360px, calc(100vw - 16px))' },
]);

/** As wide as its content. */
export const widePopover = style([surface, { maxWidth: 'calc(100vw - 16px)' }]);

/** Controls below one another, as wide as the popover can be. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.large,
  width: 'min(358px, calc(100vw - 18px))',
  padding: theme.space.large,
  outline: 'none',
});

export const list = style({ padding: theme.space.xsmall, outline: 'none' });

/** Scrolls internally, because the virtual list must compute its visible rows. */
export const longList = style({ height: 'min(320px, 60vh)', padding: 0, overflow: 'auto' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '36px',
  padding: `7px ${theme.space.medium}`,
  borderRadius: '6px',
  color: theme.color.text,
  fontSize: theme.fontSize.body,
  lineHeight: theme.lineHeight.body,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: theme.color.hover },
    '&[data-pressed]': { background: theme.color.pressed },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: theme.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const danger = style({ color: theme.color.danger });
export const itemText = style({ flex: 1, minWidth: 0 });
export const itemDescription = style({
  display: 'block',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
export const itemIcon = style({ display: 'inline-flex', color: theme.color.textMuted });
export const check = style({
  color: theme.color.accent,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
export const separator = style({
  height: '1px',
  margin: `${theme.space.xsmall} 0`,
  border: 0,
  background: theme.color.border,
});
export const header = style({
  padding: `${theme.space.small} ${theme.space.medium}`,
  borderBottom: `1px solid ${theme.color.border}`,
});
