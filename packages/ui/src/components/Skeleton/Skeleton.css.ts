import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const block = style({
  display: 'block',
  maxWidth: '100%',
  background: theme.color.skeleton,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});
export const shape = styleVariants({
  text: { height: '1em', borderRadius: theme.radius.small },
  block: { borderRadius: theme.radius.medium },
  circle: { borderRadius: theme.radius.full },
});
export const lines = style({ display: 'grid', gap: '10px' });
