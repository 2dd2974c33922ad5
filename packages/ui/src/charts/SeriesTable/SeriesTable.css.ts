import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import * as edges from '../../components/Table/scrollEdges.css.ts';

export const wrapper = style({ display: 'grid', gap: theme.space.medium, minWidth: 0 });
export const frame = style([edges.frame, { borderRadius: theme.radius.medium, background: theme.color.surface }]);
/** Short tables are shown without scrolling. */
export const whole = style({
  overflow: 'auto',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': { print: { overflow: 'visible' } },
});
export const scroller = style([whole, { maxHeight: '420px', '@media': { print: { maxHeight: 'none' } } }]);
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: theme.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
const cell = style({
  padding: `5px ${theme.space.medium}`,
  borderBottom: `1px solid ${theme.color.border}`,
  lineHeight: theme.lineHeight.small,
  whiteSpace: 'nowrap',
});
export const head = style([
  cell,
  {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    background: theme.color.surface,
    color: theme.color.textMuted,
    textAlign: 'end',
    verticalAlign: 'bottom',
    selectors: { '&:first-child': { textAlign: 'start' } },
  },
]);
/** The times stay visible beside values that scroll sideways. */
export const timeHead = style([head, edges.sticky, { zIndex: 3 }]);
/** Year and zone of all rows, below the title of the column. */
export const timeNote = style({ display: 'block', fontWeight: theme.fontWeight.regular });
export const name = style([cell, { fontWeight: theme.fontWeight.regular, textAlign: 'start' }]);
export const time = style([name, edges.sticky]);
export const value = style([cell, { textAlign: 'end' }]);
/** Long names take several lines, so that figures are not pushed out of a phone. */
export const valueHead = style([head, { minWidth: '88px', hyphens: 'auto', whiteSpace: 'normal' }]);
export const remarkHead = style([head, { textAlign: 'start' }]);
/** As wide as the text, so that the figures keep the room. */
export const remark = style([cell, { width: '1%', color: theme.color.textMuted, textAlign: 'start' }]);
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minHeight: '24px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text }, '&:focus-visible': focusRing },
});
/** The arrow is on the inner side, so that the name and the figures end at the same edge. */
export const sortOfValues = style([sort, { flexDirection: 'row-reverse' }]);
export const arrow = style({ flex: 'none' });
/** Reserves its space, so that sorting does not change the width of the column. */
export const unsorted = style([arrow, { opacity: 0, selectors: { 'button:hover > &': { opacity: 0.6 } } }]);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.small,
});
export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  marginInlineStart: 'auto',
  fontSize: theme.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
