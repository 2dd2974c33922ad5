import { style } from '@vanilla-extract/css';

/** Visually hidden text where the space is too narrow. */
export const wideOnly = style({
  '@media': {
    '(max-width: 559px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
