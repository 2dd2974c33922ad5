import { style, styleVariants } from '@vanilla-extract/css';
import { hidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { theme } from '../../theme/contract.css.ts';

export { hidden };

/** The summary is beside the rose, or below it on a narrow screen. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'center',
  gap: theme.space.large,
  '@container': {
    '(min-width: 560px)': { gridTemplateColumns: '340px minmax(0, 400px)', columnGap: theme.space.xxlarge },
  },
});
export const texts = style({ display: 'grid', gap: theme.space.large, width: '100%', minWidth: 0 });
export const summary = style({ margin: 0, textWrap: 'pretty' });
export const plot = style({
  display: 'block',
  width: '100%',
  maxWidth: '340px',
  '@media': { print: { maxWidth: '220px' } },
});
export const ring = style({ fill: 'none', stroke: theme.color.border, strokeWidth: 1 });
export const hub = style({ fill: theme.color.surface, stroke: theme.color.borderStrong, strokeWidth: 1 });
const letters = style({ fontFamily: theme.font.family, textAnchor: 'middle', dominantBaseline: 'central' });
export const cardinal = style([
  letters,
  { fill: theme.color.text, fontSize: theme.fontSize.small, fontWeight: theme.fontWeight.strong },
]);
export const between = style([letters, { fill: theme.color.textMuted, fontSize: '11px' }]);
export const hubValue = style([cardinal, { fontVariantNumeric: 'tabular-nums' }]);
/** Readable over rings and petals. */
export const ringLabel = style([
  letters,
  {
    fill: theme.color.text,
    stroke: theme.color.surface,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontSize: '11px',
    fontVariantNumeric: 'tabular-nums',
  },
]);

const { surface, text } = theme.color;
const hue = theme.series.s1;
const towards = (end: string, percent: number) => `color-mix(in oklab, ${hue}, ${end} ${percent}%)`;

/**
 * One hue, from the shade nearest to the surface to the furthest: differences in lightness are visible with every
 * colour vision.
 */
export const petal = styleVariants(
  {
    0: towards(surface, 74),
    1: towards(surface, 45),
    2: towards(surface, 17),
    3: towards(text, 28),
    4: towards(text, 95),
  },
  (fill) => ({ fill, stroke: theme.color.borderStrong, strokeWidth: 0.75, strokeLinejoin: 'round' }),
);

export const legend = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
export const legendHead = style({
  padding: `${theme.space.xsmall} 0`,
  color: theme.color.textMuted,
  fontSize: '12px',
  fontWeight: theme.fontWeight.regular,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
export const legendName = style({
  padding: `${theme.space.xsmall} 0`,
  borderTop: `1px solid ${theme.color.border}`,
  fontWeight: theme.fontWeight.regular,
  textAlign: 'start',
});
export const legendCell = style({
  padding: `${theme.space.xsmall} 0`,
  borderTop: `1px solid ${theme.color.border}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
/** In a legend with more than one column of values. */
export const legendCellApart = style([legendCell, { paddingInlineStart: theme.space.medium }]);
export const swatch = style({ marginInlineEnd: theme.space.small, verticalAlign: '-2px' });
