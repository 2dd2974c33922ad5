import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/focus.ts';
import { typeRoles } from '../../theme/typeRoles.ts';

/** Half a thumb. */
const edge = theme.space.medium;
const forced = '(forced-colors: active)';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.medium}`,
});
export const output = style({
  ...typeRoles.small,
  color: theme.color.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-disabled] > * > &': { color: theme.color.textMuted } },
});

/** Thumbs at both ends are within the width of the field. */
export const track = style({
  height: '32px',
  marginInline: edge,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: `calc(-1 * ${edge})`,
      top: '13px',
      height: '6px',
      borderRadius: theme.radius.full,
      background: theme.color.surface,
      boxShadow: `inset 0 0 0 1px ${theme.color.borderStrong}`,
    },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { height: '44px', selectors: { '&::before': { top: '19px' } } },
    [forced]: {
      forcedColorAdjust: 'none',
      selectors: {
        '&::before': { background: 'Canvas', border: '1px solid ButtonBorder' },
        '&[data-disabled]': { opacity: 1 },
      },
    },
  },
});

/** The style of the fill itself is its position. */
export const fill = style({ pointerEvents: 'none' });
const bar = style({
  position: 'absolute',
  top: '50%',
  insetInlineEnd: 0,
  height: '6px',
  marginTop: '-3px',
  borderRadius: theme.radius.full,
  background: theme.color.accent,
  '@media': {
    [forced]: {
      background: 'Highlight',
      selectors: { '[data-disabled] > &': { background: 'GrayText' } },
    },
  },
});
export const fromStart = style([bar, { insetInlineStart: `calc(-1 * ${edge})` }]);
export const between = style([bar, { insetInlineStart: 0 }]);

export const thumb = style({
  top: '50%',
  width: '24px',
  height: '24px',
  display: 'grid',
  placeItems: 'center',
  cursor: 'grab',
  selectors: { '&[data-dragging]': { cursor: 'grabbing' }, '&[data-disabled]': { cursor: 'not-allowed' } },
});
export const knob = style({
  width: '20px',
  height: '20px',
  border: `2px solid ${theme.color.accent}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
  transition: `background ${theme.motion.fast}`,
  selectors: {
    '[data-hovered] > &': { background: theme.color.accentSoft },
    '[data-dragging] > &': { background: theme.color.accent },
    '[data-focus-visible] > &': focusRing,
  },
  '@media': {
    [forced]: {
      borderColor: 'Highlight',
      background: 'Canvas',
      selectors: {
        '[data-dragging] > &': { background: 'Highlight' },
        '[data-focus-visible] > &': { outlineColor: 'CanvasText' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
  },
});
