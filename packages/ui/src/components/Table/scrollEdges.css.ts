import { style } from '@vanilla-extract/css';
import * as rules from './scrollEdgeRules.ts';

/** Around what scrolls sideways: a shadow at the end says that there is more. */
export const frame = style({
  ...rules.frameRules,
  selectors: {
    '&::after': rules.shadowRules,
    '&:has([data-more-end])::after': rules.shownShadowRules,
    '&:dir(rtl)::after': rules.mirroredShadowRules,
  },
});

/** Stays visible at the start of a scroller, on the surface of the table. */
export const sticky = style({
  ...rules.stickyRules,
  selectors: { '[data-more-start] &': rules.raisedRules },
});
