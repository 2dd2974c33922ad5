import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';
import { dataWidth } from '../../shared/widths.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  alignItems: 'start',
  gap: theme.space.xlarge,
  maxWidth: dataWidth,
});

export const choices = style({ display: 'grid', gap: theme.space.large, justifyItems: 'start' });
/** Taller than the other cards, which share the column beside it. */
export const tall = style({ '@media': { '(min-width: 1200px)': { gridRow: 'span 2' } } });

export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
export const device = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.small });
export const noWrap = style({ whiteSpace: 'nowrap' });
