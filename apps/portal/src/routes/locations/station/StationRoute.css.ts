import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({ display: 'grid', gap: theme.space.large, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Map and data of the station beside each other; a station without a position has its data alone. */
export const about = style({
  display: 'grid',
  gap: theme.space.large,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1100px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(400px, 1fr))' } },
});
export const column = style([stack]);

/** Before what follows the values is there, the footer is already below the window. */
export const rest = style({ minHeight: '100vh' });

/** Link back and button to share, which have no use on paper. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.large,
  '@media': { print: { display: 'none' } },
});
