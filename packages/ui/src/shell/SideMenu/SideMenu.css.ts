import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: theme.space.medium,
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.color.border} transparent`,
});
export const section = style({
  selectors: {
    '& + &': {
      marginTop: theme.space.medium,
      paddingTop: theme.space.medium,
      borderTop: `1px solid ${theme.color.border}`,
    },
  },
});
export const sectionLabel = style({
  padding: `${theme.space.xsmall} 10px 6px`,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
});
/** Not wider than the menu: long names end in dots. */
const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const list = style({ ...rows, gap: theme.space.xxsmall });
export const childList = style({
  ...rows,
  gap: '1px',
  padding: `${theme.space.xxsmall} 0 ${theme.space.xsmall}`,
});

export const longList = style({
  // Hidden texts of the entries are placed absolutely: they scroll with the list.
  position: 'relative',
  maxHeight: 'min(480px, 60vh)',
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.color.border} transparent`,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  width: '100%',
  minHeight: '40px',
  padding: `${theme.space.small} 10px`,
  border: 0,
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.fontSize.body,
  lineHeight: theme.lineHeight.body,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: theme.color.hover },
    '&[data-focus-visible]': focusRingInside,
    '&[aria-current="page"]': {
      background: theme.color.accentSoft,
      color: theme.color.accent,
      fontWeight: theme.fontWeight.strong,
    },
    // Shown only for pages that do not open at once.
    '&[data-loading]': {
      background: theme.color.hover,
      boxShadow: `inset 3px 0 ${theme.color.accent}`,
      transition: 'background-color 0s 150ms, box-shadow 0s 150ms',
    },
    // A group with the current page: filled while the page itself is not visible.
    '&[data-current]': { color: theme.color.accent, fontWeight: theme.fontWeight.strong },
    '&[data-current][aria-expanded="false"]': { background: theme.color.accentSoft },
  },
  '@media': {
    [media.touch]: { minHeight: '44px' },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current="page"], &[data-current][aria-expanded="false"]': { border: '1px solid Highlight' },
      },
    },
  },
});
export const child = style({
  minHeight: '34px',
  padding: '6px 10px',
  scrollMarginBlock: '36px',
  '@media': { [media.touch]: { minHeight: '44px' } },
});
export const icon = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  color: theme.color.textMuted,
  selectors: { '[aria-current="page"] > &, [data-current] > &': { color: theme.color.accent } },
});
export const text = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const count = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const chevron = style({
  color: theme.color.textMuted,
  transition: `transform ${theme.motion.fast}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});
