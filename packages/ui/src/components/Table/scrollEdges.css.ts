import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

/** Around what scrolls sideways: a shadow at the end says that there is more. */
export const frame = style({
  position: 'relative',
  minWidth: 0,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: 4,
      width: '20px',
      borderStartEndRadius: 'inherit',
      borderEndEndRadius: 'inherit',
      background: `linear-gradient(to left, color-mix(in oklab, ${theme.color.text} 22%, transparent), transparent)`,
      opacity: 0,
      pointerEvents: 'none',
    },
    '&:has([data-more-end])::after': { opacity: 1 },
    '&:dir(rtl)::after': { scale: '-1 1' },
  },
  '@media': { print: { selectors: { '&::after': { display: 'none' } } } },
});

/** Stays visible at the start of a scroller, on the surface of the table. */
export const sticky = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: theme.color.surface,
  selectors: {
    '[data-more-start] &': { boxShadow: `6px 0 8px -6px ${theme.color.borderStrong}` },
  },
  '@media': { print: { position: 'static', boxShadow: 'none' } },
});
