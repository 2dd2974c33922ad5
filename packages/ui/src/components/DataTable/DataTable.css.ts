import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { cardInset, cards } from '../Table/cards.css.ts';
import * as edges from '../Table/scrollEdges.css.ts';

export const frame = style([
  edges.frame,
  {
    maxWidth: '100%',
    overflow: 'hidden',
    border: `1px solid ${theme.color.border}`,
    borderRadius: theme.radius.medium,
    background: theme.color.surface,
    '@media': { print: { overflow: 'visible' } },
  },
]);
export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  '@media': { print: { overflow: 'visible', maxHeight: 'none !important' } },
});
/** Its rows become cards in a narrow container. */
export const ofCards = style([cards, { vars: { [cardInset]: theme.space.large } }]);

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: theme.fontSize.body,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
});

/** Scrolls internally. Texts stay on one line. */
export const virtual = style({ display: 'block', overflow: 'auto', scrollPaddingBlockStart: '40px' });
// Boxes around sticky cells are inline: without it they are aligned by their text.
globalStyle(`${virtual} [role="row"] > *`, { verticalAlign: 'top' });
export const clipped = style({ overflow: 'hidden' });

export const column = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  padding: `10px ${theme.space.large}`,
  borderBottom: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.small,
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    [`${virtual} &`]: { overflow: 'hidden', height: '100%' },
    '&[data-focus-visible]': focusRingInside,
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-hovered]': { color: theme.color.text },
  },
  '@media': { print: { position: 'static' } },
});
export const columnContent = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  maxWidth: '100%',
});
export const columnText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const resizableTitle = style({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const focusableTitle = style({
  flex: 1,
  minWidth: 0,
  outline: 'none',
  borderRadius: theme.radius.small,
  selectors: { '&:focus-visible': focusRingInside },
});
export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '16px',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '8px',
      insetInlineEnd: '0',
      width: '1px',
      background: theme.color.borderStrong,
    },
    '&[data-hovered]::after, &[data-resizing]::after': { width: '3px', background: theme.color.accent },
    '&[data-focus-visible]::after': { insetBlock: '2px', width: '3px', background: theme.color.focus },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' }, print: { display: 'none' } },
});
/** The sort arrow is on the inner side, so that header and figures are aligned at the same edge. */
export const columnContentEnd = style({ flexDirection: 'row-reverse' });
export const sortIcon = style({
  display: 'inline-flex',
  opacity: 0,
  selectors: { '[data-sort-direction] &, [data-hovered] &': { opacity: 1 } },
});

export const row = style({
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: theme.color.hover },
    '&[data-focus-visible]': focusRingInside,
    '&[data-href], &[data-selection-mode="single"]:not([aria-disabled])': { cursor: 'pointer' },
    '&[data-selected]': { background: theme.color.accentSoft },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const disabledRow = style({ color: theme.color.textMuted });

export const cell = style({
  padding: `10px ${theme.space.large}`,
  borderBottom: `1px solid ${theme.color.border}`,
  lineHeight: theme.lineHeight.body,
  fontWeight: theme.fontWeight.regular,
  verticalAlign: 'middle',
  outline: 'none',
  selectors: {
    [`${virtual} &`]: {
      alignContent: 'center',
      height: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // The only sign of a row that is selected without a checkbox.
    '[data-selection-mode="single"][data-selected] > &:first-child': {
      boxShadow: `inset 3px 0 0 ${theme.color.accent}`,
    },
    '&[data-focus-visible]': focusRingInside,
    // Beside an unfolded list.
    'tr:has(details[open]) > &': { verticalAlign: 'top' },
    'tr:last-child > &': { borderBottom: 0 },
  },
});
/** An empty cell of a table shows a dash; in a card it is left out. */
export const value = style({
  selectors: { '&:empty::before': { content: '"–" / ""', color: theme.color.textMuted } },
});
// Names: the hyphen of tabular figures is as wide as a figure.
export const rowHeader = style({ fontWeight: theme.fontWeight.strong, fontVariantNumeric: 'normal' });
/** Times. */
export const oneLine = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const density = styleVariants({ regular: {}, compact: { padding: `6px ${theme.space.medium}` } });
const onRow = {
  '[data-hovered] > &': { background: theme.color.hover },
  '[data-selected] > &': { background: theme.color.accentSoft },
};
/** The first column stays visible when the table is wider than its container, header and cells. */
export const firstColumn = style([edges.sticky, { zIndex: 3 }]);
export const firstCell = style([edges.sticky, { selectors: onRow }]);
/** Column of a checkbox or a menu. */
export const narrow = style({
  width: '1px',
  padding: `3px ${theme.space.small} 3px ${theme.space.medium}`,
  selectors: { [`${virtual} &`]: { width: '100%', paddingBlock: 0, textOverflow: 'clip' } },
});
/** The row menu stays visible when the table is wider than its container. */
export const pinned = style({
  position: 'sticky',
  insetInlineEnd: 0,
  background: theme.color.surface,
  selectors: { [`${virtual} &`]: { position: 'relative', background: 'none' }, ...onRow },
});
export const selection = style({ display: 'inline-flex', verticalAlign: 'middle' });
export const selectionButton = style({
  padding: theme.space.xsmall,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});
export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
  center: { textAlign: 'center' },
});
export const empty = style({ padding: theme.space.xlarge, color: theme.color.textMuted, textAlign: 'center' });
