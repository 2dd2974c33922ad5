import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing, focusRingInside } from '../../theme/focus.ts';
import { typeRoles } from '../../theme/typeRoles.ts';

export const tree = style({ display: 'flex', flexDirection: 'column', gap: '1px', minWidth: 0, outline: 'none' });

/** Renders only the rows that are visible in it. */
export const longTree = style({
  height: 'min(640px, 70vh)',
  minWidth: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  outline: 'none',
});

export const row = style({
  ...typeRoles.body,
  minWidth: 0,
  minHeight: '36px',
  padding: `${theme.space.xsmall} ${theme.space.small}`,
  // One step for each level; the outermost level is 1.
  paddingInlineStart: `calc(${theme.space.xsmall} + (var(--tree-item-level) - 1) * ${theme.space.xlarge})`,
  borderRadius: theme.radius.medium,
  color: theme.color.text,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: theme.color.hover },
    '&[data-selection-mode], &[data-has-child-items], &[data-href]': { cursor: 'pointer' },
    '&[data-selected]': { background: theme.color.accentSoft },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: theme.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const content = style({ display: 'flex', alignItems: 'center', gap: theme.space.xsmall, minHeight: '28px' });

export const toggle = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: theme.color.pressed },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
export const chevron = style({
  transition: `transform ${theme.motion.fast}`,
  selectors: {
    '[data-expanded] &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] &': { transform: 'rotate(180deg)' },
    '[dir="rtl"] [data-expanded] &': { transform: 'rotate(90deg)' },
  },
});
/** As wide as a toggle, so that all labels of a level are in a line. */
export const leaf = style({ flex: 'none', width: '28px' });
export const checkbox = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '24px',
  minHeight: '24px',
  outline: 'none',
});
// On the highlight of a selected row.
const forced = { '@media': { '(forced-colors: active)': { color: 'inherit' } } } as const;
export const icon = style({ display: 'inline-flex', flex: 'none', color: theme.color.textMuted, ...forced });
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const detail = style({
  ...typeRoles.small,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...forced,
});
export const empty = style({ ...typeRoles.body, padding: theme.space.small, color: theme.color.textMuted });
