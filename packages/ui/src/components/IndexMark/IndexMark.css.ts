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
export const size = styleVariants({
  small: { width: '20px', height: '20px', fontSize: '12px', lineHeight: '17px' },
  medium: { width: '26px', height: '26px', fontSize: theme.fontSize.body, lineHeight: '23px' },
  large: { width: '40px', height: '40px', fontSize: theme.fontSize.title, lineHeight: '37px' },
});
export const label = style({
  color: theme.color.text,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.body,
});
