import { style } from '@vanilla-extract/css';

/** For what has no use on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
/** For what only a reader of the paper has to know. */
export const paperOnly = style({ display: 'none', '@media': { print: { display: 'block' } } });
export const withoutBox = style({ display: 'contents' });
