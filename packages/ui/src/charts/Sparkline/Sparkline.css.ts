import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const line = style({
  fill: 'none',
  stroke: theme.color.accent,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const svg = style({ display: 'block', width: '100%', overflow: 'visible' });
