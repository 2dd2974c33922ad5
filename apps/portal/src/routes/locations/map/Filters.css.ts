import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.small,
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

/** Of a small `Select`. */
export const filterHeight = '32px';
