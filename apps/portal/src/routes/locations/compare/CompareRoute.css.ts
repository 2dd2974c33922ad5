import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({ display: 'grid', gap: theme.space.xlarge, gridTemplateColumns: 'minmax(0, 1fr)' });

export const picker = style({ display: 'grid', gap: theme.space.medium, gridTemplateColumns: 'minmax(0, 1fr)' });

export const search = style({ maxWidth: 420 });
