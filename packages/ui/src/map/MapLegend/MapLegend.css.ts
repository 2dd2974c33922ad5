import { style, styleVariants } from '@vanilla-extract/css';
import { hidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { focusRingInside } from '../../theme/focus.ts';

export const list = styleVariants({
  rows: { display: 'grid', minWidth: 0 },
  strip: { display: 'flex', flexWrap: 'wrap', gap: theme.space.xxsmall, minWidth: 0, marginInline: '-6px' },
});

export const row = style({
  display: 'grid',
  alignItems: 'center',
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: theme.color.hover },
    '&[data-selected]': { background: theme.color.accentSoft },
    '&[data-focus-visible]': focusRingInside,
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-selected]': { border: '1px solid Highlight' } } },
  },
});
export const layout = styleVariants({
  rows: {
    gridTemplateColumns: '20px minmax(0, 1fr) auto minmax(2ch, auto)',
    columnGap: theme.space.small,
    width: '100%',
    minHeight: '30px',
    padding: `3px ${theme.space.small}`,
    '@media': { [media.touch]: { minHeight: '44px' } },
  },
  strip: {
    gridAutoFlow: 'column',
    columnGap: '6px',
    minHeight: '28px',
    padding: `${theme.space.xxsmall} 6px`,
    whiteSpace: 'nowrap',
    '@media': { [media.touch]: { minHeight: '36px' } },
  },
});
/** The stations of this level are hidden: the mark is faded, the text stays readable. */
export const faded = style({ opacity: 0.45 });
export const name = style({ overflowWrap: 'anywhere' });
export const range = style({
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const count = style({
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const spoken = hidden;
