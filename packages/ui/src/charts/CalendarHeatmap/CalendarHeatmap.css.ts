import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export { hidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
export { picture, reading, summary } from '../HourProfile/HourProfile.css.ts';

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
  alignItems: 'start',
  gap: `${theme.space.large} ${theme.space.xlarge}`,
});
export const month = style({ maxWidth: '300px' });
export const monthName = style({
  margin: 0,
  marginBlockEnd: theme.space.xsmall,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
});
export const grid = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  tableLayout: 'fixed',
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
});
const cell = style({ height: '26px', padding: 0, lineHeight: theme.lineHeight.large, textAlign: 'center' });
export const head = style([
  cell,
  { color: theme.color.textMuted, fontSize: '11px', fontWeight: theme.fontWeight.regular },
]);
/** Day of the month on which the week begins. */
export const week = style([head, { width: '26px', paddingInlineEnd: theme.space.xsmall, textAlign: 'end' }]);
export const blank = style([cell]);

const square = style({
  border: '1px solid',
  borderColor: theme.mark.outline,
  borderRadius: theme.radius.small,
  fontWeight: theme.fontWeight.strong,
  printColorAdjust: 'exact',
  // The colours carry data and the digit's contrast depends on them.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});
const day = style([
  cell,
  square,
  {
    outline: 'none',
    cursor: 'default',
    selectors: { '&:focus-visible': focusRing, '&:hover': { filter: 'brightness(0.94)' } },
  },
]);
const missingFill = style({
  borderStyle: 'dashed',
  borderColor: theme.color.borderStrong,
  background: `repeating-linear-gradient(135deg, ${theme.color.surface} 0 4px, ${theme.color.border} 4px 6px)`,
  color: theme.color.textMuted,
});
export const fill = styleVariants(
  { ...theme.index, within: theme.warning.none, above: theme.warning.high },
  (background) => ({ background }),
);
export const ink = styleVariants({ dark: { color: '#000000' }, light: { color: '#ffffff' } });
export const known = day;
export const missing = style([day, missingFill]);

const keySquare = style({
  display: 'inline-block',
  width: '22px',
  height: '22px',
  marginInlineEnd: theme.space.small,
  fontSize: '12px',
  lineHeight: theme.lineHeight.body,
  textAlign: 'center',
});
export const keyKnown = style([square, keySquare]);
export const keyMissing = style([square, missingFill, keySquare]);
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xsmall} ${theme.space.large}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.large,
});
export const keyItem = style({ display: 'inline-flex', alignItems: 'center' });
export const count = style({
  marginInlineStart: theme.space.xsmall,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
