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
export const track = style({
  height: '8px',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  background: theme.color.skeleton,
  printColorAdjust: 'exact',
});
const { accent, success, warning, danger } = theme.color;
export const fill = styleVariants({ neutral: accent, success, warning, danger }, (background) => ({
  height: '100%',
  borderRadius: theme.radius.full,
  background,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
}));
