import { style } from '@vanilla-extract/css';

/** For what has no use on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
