import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';
import { dataWidth } from '../../shared/widths.ts';

export const stack = style({
  display: 'grid',
  gap: theme.space.xlarge,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: dataWidth,
});
export const columns = style({
  display: 'grid',
  gap: theme.space.xlarge,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
});
