import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { blocked } from '../StationMap/StationMap.css.ts';

/** Takes pointer and keys of the plan, below tooltip, card and buttons. */
export const surface = style({
  position: 'absolute',
  inset: 0,
  outline: 'none',
  background: theme.color.ground,
  cursor: 'grab',
  // Touch moves the plan, not the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    // The canvas would cover an outline of the element itself.
    '&:focus-visible::after': {
      ...focusRingInside,
      content: '',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
    },
  },
});

/** One finger scrolls the page. */
export const surfaceInPage = style([surface, { touchAction: 'pan-x pan-y' }]);
// deck.gl sets `none` on its element.
globalStyle(`${surface} *`, { touchAction: 'auto !important' });

/** With a button. */
export const failure = style([
  blocked,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.medium,
    border: `1px solid ${theme.color.border}`,
    background: theme.color.raised,
    color: theme.color.text,
    boxShadow: theme.shadow.floating,
    pointerEvents: 'auto',
  },
]);
