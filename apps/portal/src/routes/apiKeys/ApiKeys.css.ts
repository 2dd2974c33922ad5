import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stations = style({ display: 'grid', gap: theme.space.small, gridTemplateColumns: 'minmax(0, 1fr)' });
export { more } from '../../shared/more.css.ts';

export const noWrap = style({ whiteSpace: 'nowrap' });
export const muted = style({ color: theme.color.textMuted });
