import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const map = style({ display: 'grid', alignContent: 'start', flex: 1, padding: theme.space.large });
export const station = style({ display: 'grid', gap: theme.space.large });
export const tiles = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
});
