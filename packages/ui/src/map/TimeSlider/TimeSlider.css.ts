import { createVar, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Position of a step from the left, and width of one step, in percent. */
export const from = createVar();
export const stepWidth = createVar();

/** Width in pixels of the invisible thumb of the browser. */
const inputThumbPx = 16;

export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.small,
  minWidth: 0,
});
export const main = style({ display: 'grid', minWidth: 0 });
const separatorWidth = '10px';
/** Parts that do not fit wrap, so that no text is cut. A separator at the start of a line is beyond the edge. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: '16px',
  marginInlineStart: `calc(-1 * ${separatorWidth})`,
  clipPath: `inset(0 0 0 ${separatorWidth})`,
  fontSize: '12px',
  lineHeight: '16px',
});
export const value = style({
  position: 'relative',
  marginInlineStart: separatorWidth,
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const addition = style([
  value,
  {
    '::before': {
      content: '·',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${separatorWidth})`,
      width: separatorWidth,
      textAlign: 'center',
    },
  },
]);
export const label = style({
  marginInlineStart: 'auto',
  paddingInlineStart: theme.space.small,
  color: theme.color.textMuted,
  '@media': {
    [media.phone]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});

export const track = style({ position: 'relative', height: '18px' });
export const cells = style({
  position: 'absolute',
  inset: '3px 0',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
/** A hairline at the left of each step is its tick. */
export const cell = style({
  borderInlineStart: `1px solid ${theme.color.raised}`,
  background: theme.index.noData,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
/** A step that starts a day. */
export const dayLine = style({
  position: 'absolute',
  top: 0,
  bottom: '-12px',
  left: from,
  width: '1px',
  background: theme.color.textMuted,
});
export const thumb = style({
  position: 'absolute',
  insetBlock: '-1px',
  left: from,
  width: `max(10px, ${stepWidth})`,
  transform: 'translateX(-50%)',
  border: `2px solid ${theme.color.text}`,
  borderRadius: theme.radius.small,
  boxShadow: `0 0 0 1.5px ${theme.color.raised}`,
  pointerEvents: 'none',
});
/** The browser's own slider, invisible over the cells and wider, so that its steps are in the middle of the cells. */
export const input = style({
  position: 'absolute',
  top: '50%',
  left: `calc(${stepWidth} / 2 - ${inputThumbPx / 2}px)`,
  width: `calc(100% - ${stepWidth} + ${inputThumbPx}px)`,
  height: '28px',
  margin: 0,
  transform: 'translateY(-50%)',
  opacity: 0,
  cursor: 'pointer',
  '@media': { [media.touch]: { height: '44px' } },
});
export const focusable = style({
  selectors: {
    [`${input}:focus-visible + &`]: { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
});
export const days = style({
  position: 'relative',
  height: '14px',
  color: theme.color.textMuted,
  fontSize: '11px',
  lineHeight: '14px',
});
export const day = style({
  position: 'absolute',
  left: from,
  paddingInlineStart: theme.space.xsmall,
  whiteSpace: 'nowrap',
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: theme.space.xxsmall });
