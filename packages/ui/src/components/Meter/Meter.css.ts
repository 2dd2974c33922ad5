import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const meter = style({ display: 'grid', gap: '6px', minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.medium,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
export const label = style({ overflowWrap: 'anywhere' });
export const value = style({
  marginInlineStart: 'auto',
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
/** Outlined, not filled: an empty bar is zero, not a placeholder. */
export const track = style({
  display: 'flex',
  height: '8px',
  overflow: 'hidden',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  printColorAdjust: 'exact',
});
const { accent, success, warning, danger } = theme.color;
const inForcedColors = { forcedColorAdjust: 'none', background: 'Highlight' } as const;
export const fill = styleVariants({ neutral: accent, success, warning, danger }, (background) => ({
  height: '100%',
  background,
  '@media': { '(forced-colors: active)': inForcedColors },
}));
/** The part above the maximum, behind a line at the maximum. */
export const over = style({
  height: '100%',
  borderInlineStart: `3px solid ${theme.color.text}`,
  background: `repeating-linear-gradient(135deg, ${danger} 0 4px, color-mix(in oklab, ${danger}, ${theme.color.surface} 45%) 4px 7px)`,
  '@media': { '(forced-colors: active)': { ...inForcedColors, borderInlineStartColor: 'CanvasText' } },
});
