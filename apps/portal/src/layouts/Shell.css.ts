import { style } from '@vanilla-extract/css';

/** Said, but not shown, where there is no room for words. */
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
