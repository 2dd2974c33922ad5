import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const copy = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  '@media': { print: { display: 'none' } },
});
