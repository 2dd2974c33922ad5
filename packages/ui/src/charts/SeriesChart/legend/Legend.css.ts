import { style } from '@vanilla-extract/css';
import { hidden } from '../../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { theme } from '../../../theme/contract.css.ts';

export { hidden };

export const muted = style({
  color: theme.color.textMuted,
  fontWeight: theme.fontWeight.regular,
  whiteSpace: 'nowrap',
});

const text = {
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
} as const;

/**
 * A separate stacking context, like the foot. Otherwise the browser checks it for changes in each frame while the
 * cursor moves.
 */
export const scroller = style({
  isolation: 'isolate',
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
});
export const row = style({ breakInside: 'avoid' });
export const table = style([text, { width: '100%', borderCollapse: 'collapse' }]);
export const head = style({
  padding: `${theme.space.xsmall} ${theme.space.medium}`,
  color: theme.color.textMuted,
  fontSize: '12px',
  fontWeight: theme.fontWeight.regular,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: 0, textAlign: 'start' },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': { print: { paddingInlineEnd: 0 } },
});
export const name = style({
  padding: `${theme.space.xsmall} ${theme.space.medium} ${theme.space.xsmall} 0`,
  borderTop: `1px solid ${theme.color.border}`,
  fontWeight: theme.fontWeight.strong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  // Paper is narrower than the screen, and cannot scroll: a long name wraps.
  '@media': { print: { paddingBlock: '1px', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const cell = style({
  padding: `${theme.space.xsmall} ${theme.space.medium}`,
  borderTop: `1px solid ${theme.color.border}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': { print: { padding: `1px 0 1px ${theme.space.medium}` } },
});
export const key = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  // Names are aligned with the head; the buttons have their own padding.
  selectors: { '&:has(button)': { marginInlineStart: '-8px' } },
});
/** Visible on hover, and always visible for keyboard and touch. */
export const alone = style({
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { 'tr:hover &, &:focus-within': { opacity: 1 } },
    },
    print: { display: 'none' },
  },
});

export const cards = style([text, { isolation: 'isolate', margin: 0, padding: 0, listStyle: 'none' }]);
export const card = style({
  paddingBlock: theme.space.xsmall,
  borderTop: `1px solid ${theme.color.border}`,
  breakInside: 'avoid',
});
export const cardLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.medium,
  minHeight: '28px',
});
export const cardName = style({
  minWidth: 0,
  fontWeight: theme.fontWeight.strong,
  overflowWrap: 'anywhere',
  selectors: { '&:has(button)': { marginInlineStart: '-8px' } },
});
export const cardValue = style({
  flex: 'none',
  maxWidth: '60%',
  fontWeight: theme.fontWeight.strong,
  textAlign: 'end',
});
export const cardFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.medium,
  minWidth: 0,
  color: theme.color.textMuted,
  fontSize: '12px',
});
export const figure = style({ whiteSpace: 'nowrap' });
