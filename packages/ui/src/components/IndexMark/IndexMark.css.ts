import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  verticalAlign: 'middle',
});

const square = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  border: `1.5px solid ${theme.mark.outline}`,
  borderRadius: theme.radius.small,
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  printColorAdjust: 'exact',
  // The colours carry data and the digit's contrast depends on them.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});
export const fill = styleVariants(theme.index, (color) => [square, { background: color }]);
/** No data: neither a digit nor a colour that could be mistaken for a band. */
export const empty = style([
  square,
  { borderStyle: 'dashed', background: theme.color.surface, color: theme.color.textMuted },
]);
export const ink = styleVariants({ dark: { color: '#000000' }, light: { color: '#ffffff' } });
/** Pixels by pixels of the text: the square grows with a text that the reader enlarges. */
const inEm = (px: number, textPx: number) => `${px / textPx}em`;
export const size = styleVariants({
  small: { width: inEm(20, 12), height: inEm(20, 12), fontSize: '12px', lineHeight: 17 / 12 },
  medium: { width: inEm(26, 14), height: inEm(26, 14), fontSize: theme.fontSize.body, lineHeight: 23 / 14 },
  large: { width: inEm(40, 20), height: inEm(40, 20), fontSize: theme.fontSize.title, lineHeight: 37 / 20 },
});
export const label = style({
  color: theme.color.text,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.body,
});
