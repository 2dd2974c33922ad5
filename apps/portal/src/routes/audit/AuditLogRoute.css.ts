import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({ display: 'grid', gap: theme.space.large, gridTemplateColumns: 'minmax(0, 1fr)' });

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.medium });
export const search = style({ flex: '1 1 240px', maxWidth: '360px' });
export const choice = style({ flex: '0 1 220px' });

export const noWrap = style({ whiteSpace: 'nowrap' });
export const muted = style({ color: theme.color.textMuted });
export const details = style({
  display: 'grid',
  gap: theme.space.xxsmall,
  minWidth: '200px',
  overflowWrap: 'anywhere',
});
