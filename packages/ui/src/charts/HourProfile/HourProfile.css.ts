import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const picture = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.medium });
/** The week is beside the day, or below it on a narrow screen. */
export const plots = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.large,
  '@container': { '(min-width: 600px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)' } },
});
export const by = style({
  margin: 0,
  marginBlockEnd: theme.space.small,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
});
export const summary = style({ margin: 0, textWrap: 'pretty' });
/** Reserves its space while no slot is hovered. */
export const reading = style({
  minHeight: '20px',
  margin: 0,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.body,
  fontVariantNumeric: 'tabular-nums',
});

const hue = theme.series.s1;
const soft = `color-mix(in oklab, ${hue}, ${theme.color.surface} 72%)`;

export const band = style({ fill: soft });
export const bar = style({ fill: hue });
export const line = style({ fill: 'none', stroke: hue, strokeWidth: 2, strokeLinejoin: 'round' });
export const point = style({ fill: hue, stroke: theme.color.surface, strokeWidth: 1.5 });
export const lineOfWeekday = style({
  fill: 'none',
  stroke: theme.series.s2,
  strokeWidth: 2,
  strokeDasharray: '7 3',
  strokeLinejoin: 'round',
});
