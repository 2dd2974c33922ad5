import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const section = style({ display: 'grid', gap: theme.space.medium });

export const heading = style({ margin: 0, fontSize: theme.fontSize.large, fontWeight: theme.fontWeight.strong });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 152px), 1fr))',
  gap: theme.space.medium,
});
