import { style } from '@vanilla-extract/css';

/** Room for the focus ring of a control, which a scroller would cut off. */
const ring = '4px';
/** Width of the fade at an edge behind which content is hidden. */
const fade = '40px';

/** One row that scrolls sideways; with `useHiddenEdges`, its edges show behind which of them it goes on. */
export const scroller = style({
  display: 'flex',
  minWidth: 0,
  margin: `-${ring}`,
  padding: ring,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: fade,
  selectors: {
    '&[data-hidden-edges="left"]': { maskImage: `linear-gradient(to right, transparent, #000 ${fade})` },
    '&[data-hidden-edges="right"]': { maskImage: `linear-gradient(to left, transparent, #000 ${fade})` },
    '&[data-hidden-edges="left right"]': {
      maskImage: `linear-gradient(to right, transparent, #000 ${fade}, #000 calc(100% - ${fade}), transparent)`,
    },
  },
});
