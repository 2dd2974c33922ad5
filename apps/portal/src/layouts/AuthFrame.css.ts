import { style } from '@vanilla-extract/css';

/** Room for the switches, so that the card stays where it is when they come. */
export const switches = style({ height: '40px' });
