import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export { hidden };

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
  minWidth: 0,
  // A grid does not grow when a page break moves what is in it.
  '@media': { print: { display: 'block' } },
});

/** In the place of the plots. */
export const failure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.small,
  padding: theme.space.xlarge,
  color: theme.color.textMuted,
  textAlign: 'center',
});

export const plots = style({
  display: 'grid',
  gap: theme.space.large,
  minWidth: 0,
  '@media': { print: { display: 'block' } },
});
export const plot = style({
  '@media': { print: { breakInside: 'avoid', marginBlockEnd: theme.space.medium } },
});

export const units = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.large,
  marginBottom: theme.space.xsmall,
  color: theme.color.textMuted,
  fontSize: '12px',
  lineHeight: '16px',
});
export const plotTitle = style({
  marginInlineStart: theme.space.medium,
  color: theme.color.text,
  fontWeight: theme.fontWeight.strong,
});
/** The lines of one axis beside its unit: from the left for the left axis, from the right for the right one. */
export const axisHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.medium,
  minWidth: 0,
  maxWidth: '50%',
  selectors: { '&:last-child': { flexDirection: 'row-reverse' } },
});
export const axisUnit = style({ flex: 'none' });
export const axisLine = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.color.text,
});

/** Width to height of a plot as drawn, for `aspect-ratio`. */
export const paperRatio = createVar();
export const box = style({
  position: 'relative',
  width: '100%',
  borderRadius: theme.radius.small,
  outline: 'none',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': focusRing },
  '@media': { print: { height: 'auto !important', aspectRatio: paperRatio } },
});
// The container handles pointer events: nivo's canvas would search for a point on each move, in any configuration.
export const canvas = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
// Drawn at screen width and scaled down on paper instead of being cut off.
globalStyle(`${canvas} canvas`, {
  '@media': { print: { maxWidth: '100% !important', height: 'auto !important' } },
});

export const cursorLine = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '1px',
  background: theme.color.textMuted,
  pointerEvents: 'none',
  display: 'none',
  // On a separate layer it moves without repainting the canvas.
  willChange: 'transform',
});
export const dots = style({ display: 'block', marginInlineStart: '-4.5px', overflow: 'visible' });
export const dot = style({ stroke: theme.color.surface, strokeWidth: 2, display: 'none' });
export const tooltip = style({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 2,
  padding: `${theme.space.small} 10px`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  boxShadow: theme.shadow.floating,
  fontSize: '12px',
  lineHeight: theme.lineHeight.small,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  display: 'none',
  willChange: 'transform',
  contain: 'layout style',
});
export const tooltipTime = style({ fontWeight: theme.fontWeight.strong, fontVariantNumeric: 'tabular-nums' });
/** One line of 18 px per series in each column. */
export const tooltipRows = style({ display: 'flex' });
/** Painted separately from the values, so not again with each of them. */
export const tooltipLabels = style({ isolation: 'isolate' });
export const tooltipLabel = style({
  height: '18px',
  paddingInlineEnd: theme.space.medium,
  color: theme.color.textMuted,
});
export const tooltipValues = style({
  whiteSpace: 'pre',
  textAlign: 'end',
  fontWeight: theme.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const tooltipUnits = style({
  whiteSpace: 'pre',
  paddingInlineStart: theme.space.xsmall,
  color: theme.color.textMuted,
});

export const swatch = style({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: 'middle',
  marginInlineEnd: theme.space.small,
});

export const message = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: theme.color.textMuted,
  pointerEvents: 'none',
});
export const loading = style({ position: 'absolute', inset: 0 });

export const foot = style({
  isolation: 'isolate',
  display: 'flex',
  // Height of the buttons, which are rendered after the chart.
  minHeight: '28px',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.small,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  '@media': { print: { minHeight: 0 } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xsmall,
  '@media': { print: { display: 'none' } },
});

export const selection = style({
  position: 'absolute',
  background: theme.color.accent,
  opacity: 0.14,
  pointerEvents: 'none',
  display: 'none',
});

export const flags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xsmall,
  minWidth: 0,
  margin: '0 0 0 -8px',
  padding: 0,
  border: 0,
});

export const overview = style({ '@media': { print: { display: 'none' } } });
export const overviewBox = style({
  position: 'relative',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.small,
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'none',
});
export const overviewCanvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const overviewShade = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  background: theme.color.ground,
  opacity: 0.75,
});
export const overviewWindow = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderInline: `3px solid ${theme.color.accent}`,
});
