import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  maxWidth: '100%',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  '@media': { print: { overflow: 'visible', maxHeight: 'none !important' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: theme.fontSize.body,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
});

export const column = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': focusRingInside,
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-hovered]': { color: theme.color.text },
  },
  '@media': { print: { position: 'static' } },
});
export const columnContent = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' });
/** The arrow stands inside, so that header and figures share their edge. */
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
    '&[data-href]': { cursor: 'pointer' },
  },
});

export const cell = style({
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.color.border}`,
  lineHeight: '20px',
  fontWeight: theme.fontWeight.regular,
  verticalAlign: 'middle',
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRingInside, 'tr:last-child > &': { borderBottom: 0 } },
});
export const rowHeader = style({ fontWeight: theme.fontWeight.strong });
export const density = styleVariants({ regular: {}, compact: { padding: '6px 12px' } });
export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
  center: { textAlign: 'center' },
});
export const empty = style({ padding: theme.space.xlarge, color: theme.color.textMuted, textAlign: 'center' });
