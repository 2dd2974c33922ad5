import { style } from '@vanilla-extract/css';

export const withWarning = style({ position: 'relative', display: 'inline-flex' });
export const corner = style({
  position: 'absolute',
  insetBlockStart: '-7px',
  insetInlineEnd: '-9px',
  display: 'inline-flex',
});
