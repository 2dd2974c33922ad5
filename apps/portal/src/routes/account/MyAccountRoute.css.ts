import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  alignItems: 'start',
  gap: theme.space.xlarge,
  maxWidth: '1080px',
});

export const form = style({ maxWidth: '400px' });

export const choices = style({ display: 'grid', gap: theme.space.large, justifyItems: 'start' });
