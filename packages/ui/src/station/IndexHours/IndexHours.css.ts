import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const figure = style({ display: 'grid', gap: theme.space.xsmall, minWidth: 0 });
export const cells = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '1px' });
const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  height: '28px',
  border: `1px solid ${theme.mark.outline}`,
  borderRadius: '2px',
  fontSize: '11px',
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  printColorAdjust: 'exact',
  // The colours carry data and the digit's contrast depends on them.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});
export const fill = styleVariants(theme.index, (color) => [cell, { background: color }]);
/** Neither a digit nor a colour that could be mistaken for a band. */
export const empty = style([
  cell,
  { borderStyle: 'dashed', borderColor: theme.color.borderStrong, background: theme.color.surface },
]);
export const ink = styleVariants({ dark: { color: '#000000' }, light: { color: '#ffffff' } });
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
