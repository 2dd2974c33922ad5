import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';

// Rows keep their height in a container that stretches the list.
export const list = style({ display: 'grid', alignContent: 'start', minWidth: 0 });
export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  borderBottom: `1px solid ${theme.color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const pointedAt = style({ background: theme.color.hover });
export const chosen = style({ background: theme.color.accentSoft });

export const choose = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  alignItems: 'center',
  columnGap: theme.space.medium,
  flex: 1,
  minWidth: 0,
  minHeight: '52px',
  padding: `${theme.space.small} ${theme.space.xsmall} ${theme.space.small} ${theme.space.large}`,
  border: 0,
  background: 'transparent',
  color: theme.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:only-child': { paddingInlineEnd: theme.space.large },
    '&[data-hovered]': { background: theme.color.hover },
    '&[data-selected]': { boxShadow: `inset 3px 0 0 ${theme.color.accent}` },
    '&[data-focus-visible]': focusRingInside,
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-selected]': { borderInlineStart: '3px solid Highlight' } } },
  },
});
export const names = style({ display: 'block', minWidth: 0 });
export const heading = style({ display: 'flex', justifyContent: 'space-between', columnGap: theme.space.small });
export const note = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.body,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const name = style({
  minWidth: 0,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
  overflowWrap: 'anywhere',
});
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.small,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
/** The mark stays at the first line of a long text. */
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: theme.space.xsmall,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
export const trend = style({ flex: 'none', width: '64px', height: '20px' });
export const value = style({
  marginInlineStart: 'auto',
  color: theme.color.text,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.body,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const open = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  color: theme.color.textMuted,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: theme.color.hover, color: theme.color.text },
    '&[data-focus-visible]': focusRingInside,
  },
});
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.small,
  padding: `${theme.space.medium} ${theme.space.large}`,
});
