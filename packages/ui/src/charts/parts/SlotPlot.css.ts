import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const plot = style({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  borderRadius: theme.radius.small,
  outline: 'none',
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': focusRing },
});
export const grid = style({ stroke: theme.color.border, strokeWidth: 1, shapeRendering: 'crispEdges' });
export const read = style({ fill: theme.color.pressed });
const text = style({
  fill: theme.color.textMuted,
  fontFamily: theme.font.family,
  fontSize: '11px',
  fontVariantNumeric: 'tabular-nums',
});
export const tick = style([text, { textAnchor: 'end', dominantBaseline: 'central' }]);
export const slot = style([text, { textAnchor: 'middle' }]);
export const unit = text;
