import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const input = style({
  height: 'auto',
  minHeight: '38px',
  padding: `9px ${theme.space.medium}`,
  lineHeight: theme.lineHeight.body,
  resize: 'vertical',
});
