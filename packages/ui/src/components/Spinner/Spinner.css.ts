import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.medium });
export const tone = styleVariants({ accent: { color: theme.color.accent }, inherit: { color: 'inherit' } });

export const ring = style({ animation: `${turn} 800ms linear infinite` });
export const size = styleVariants({
  small: { width: '18px', height: '18px' },
  medium: { width: '28px', height: '28px' },
  large: { width: '44px', height: '44px' },
});
export const track = style({ opacity: 0.2 });
export const label = style({ color: theme.color.textMuted, fontSize: theme.fontSize.body });

export const screen = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  placeItems: 'center',
  background: theme.color.ground,
});
export const screenContent = style({ display: 'grid', justifyItems: 'center', gap: theme.space.large });
