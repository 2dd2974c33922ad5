import { style } from '@vanilla-extract/css';

export const input = style({
  height: 'auto',
  minHeight: '38px',
  padding: '9px 12px',
  lineHeight: '20px',
  resize: 'vertical',
});
