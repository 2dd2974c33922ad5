import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const input = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  minHeight: '38px',
  padding: `${theme.space.xsmall} ${theme.space.medium}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const boxed = style({ fontSize: theme.fontSize.body });
export const time = style({
  selectors: { '[dir="rtl"] &': { direction: 'ltr', justifyContent: 'flex-end' } },
});
export const grow = style({ flex: 1, minWidth: 0 });
export const segment = style({
  padding: `${theme.space.xxsmall} 1px`,
  borderRadius: theme.radius.small,
  lineHeight: '22px',
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: theme.color.textMuted },
    '&[data-type="literal"]': { whiteSpace: 'pre' },
    // Minimum width for touch.
    '&:not([data-type="literal"])': { minWidth: '24px', textAlign: 'center' },
    '&[data-focused]': { background: theme.color.accent, color: theme.color.onAccent },
    '&[data-invalid]': { color: theme.color.danger },
    '&[data-invalid][data-focused]': { background: theme.color.danger, color: theme.color.onDanger },
  },
  '@media': {
    // Below 16 px iOS zooms into the field.
    [media.touch]: { fontSize: theme.fontSize.large },
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
