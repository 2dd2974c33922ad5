import { style } from '@vanilla-extract/css';
import { media } from '@zrak/ui/media';

/** Room for the switches, so that the card stays where it is when they come. */
export const switches = style({ height: '40px', '@media': { [media.touch]: { height: '44px' } } });
