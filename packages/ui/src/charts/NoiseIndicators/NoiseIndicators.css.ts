import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export { summary } from '../HourProfile/HourProfile.css.ts';
export { figure, foot, empty } from '../parts/PictureFigure.css.ts';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.fontSize.body,
  fontVariantNumeric: 'tabular-nums',
});
const cell = style({
  padding: `10px ${theme.space.medium}`,
  borderBottom: `1px solid ${theme.color.border}`,
  textAlign: 'start',
});
export const head = style([
  cell,
  {
    paddingBlock: theme.space.xsmall,
    color: theme.color.textMuted,
    fontSize: '12px',
    fontWeight: theme.fontWeight.regular,
    selectors: { '&:first-child': { paddingInlineStart: 0 } },
  },
]);
export const name = style([cell, { paddingInlineStart: 0, fontWeight: theme.fontWeight.strong, whiteSpace: 'nowrap' }]);
/** Does not increase the height of the line. */
export const index = style({ lineHeight: 0 });
export const hours = style({
  display: 'block',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.regular,
});
export const value = style([
  cell,
  {
    width: '96px',
    fontSize: theme.fontSize.large,
    fontWeight: theme.fontWeight.strong,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
]);
export const missing = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.regular,
  whiteSpace: 'normal',
});
export const end = style({ textAlign: 'end' });
export const coverage = style([cell, { width: '72px', color: theme.color.textMuted, textAlign: 'end' }]);
export const chart = style([cell, { width: '100%', '@container': { '(max-width: 480px)': { display: 'none' } } }]);
export const track = style({ display: 'block', width: '100%', height: '26px', overflow: 'visible' });
export const rail = style({ fill: theme.color.pressed });
export const bar = styleVariants({ level: theme.series.s1, den: theme.series.s3 }, (fill) => ({ fill }));
export const limit = style({ stroke: theme.color.danger, strokeWidth: 2, strokeDasharray: '4 2' });
export const limits = style({
  minWidth: '130px',
  display: 'block',
  whiteSpace: 'normal',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.regular,
});
export const above = style({ color: theme.color.danger, fontWeight: theme.fontWeight.strong });
