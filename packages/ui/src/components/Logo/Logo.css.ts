import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: '10px', color: theme.color.text });
export const ground = style({ fill: theme.color.accent });
export const stream = style({
  stroke: theme.color.onAccent,
  fill: 'none',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const word = style({ fontWeight: theme.fontWeight.strong, letterSpacing: '-0.02em', lineHeight: 1 });
