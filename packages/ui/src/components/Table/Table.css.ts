import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const scroller = style({
  overflowX: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': { print: { overflow: 'visible' } },
});
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '11px', lineHeight: '15px' } },
});
const cell = style({
  padding: `6px ${theme.space.small}`,
  borderBottom: `1px solid ${theme.color.border}`,
  verticalAlign: 'baseline',
  textAlign: 'end',
  fontWeight: theme.fontWeight.regular,
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
  '@media': { print: { padding: '3px 6px' } },
});
export const column = style([
  cell,
  { color: theme.color.textMuted, fontWeight: theme.fontWeight.strong, verticalAlign: 'bottom' },
]);
export const figure = style([cell, { whiteSpace: 'nowrap' }]);
export const words = style([cell, { textAlign: 'start' }]);
export const start = style({ textAlign: 'start' });
export const row = style({ breakInside: 'avoid' });
export const note = style({ display: 'block', fontWeight: theme.fontWeight.regular });
