import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const search = style({
  display: 'grid',
  gap: theme.space.xsmall,
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});
export const towns = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall });
