import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** Progress line at the top of the page while the next screen loads. */
export const progress = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 100,
  height: 2,
  overflow: 'hidden',
  '::before': {
    content: '',
    display: 'block',
    width: '40%',
    height: '100%',
    background: theme.color.accent,
    animation: `${slide} 1.2s ease-in-out infinite`,
  },
  '@media': { '(prefers-reduced-motion: reduce)': { '::before': { animation: 'none', width: '100%' } } },
});
