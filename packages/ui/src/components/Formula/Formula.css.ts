import { style } from '@vanilla-extract/css';

/** Does not change the height of the line. */
export const subscript = style({
  position: 'relative',
  insetBlockEnd: '-0.2em',
  fontSize: '0.75em',
  lineHeight: 0,
  verticalAlign: 'baseline',
});
export const whole = style({ whiteSpace: 'nowrap' });
