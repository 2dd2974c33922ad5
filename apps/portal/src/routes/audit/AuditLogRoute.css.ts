import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export { more } from '../../shared/more.css.ts';

export const stack = style({ display: 'grid', gap: theme.space.large, gridTemplateColumns: 'minmax(0, 1fr)' });

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.medium });
export const search = style({ flex: '1 1 240px', maxWidth: '360px' });
export const choice = style({ flex: '0 1 220px' });

export const muted = style({ color: theme.color.textMuted });
export const event = style({ display: 'grid', gap: theme.space.xxsmall });
export const details = style({
  display: 'grid',
  gap: theme.space.xxsmall,
  maxWidth: '48ch',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.regular,
  lineHeight: theme.lineHeight.small,
  overflowWrap: 'anywhere',
});

export const times = style({ display: 'grid', gap: theme.space.xxsmall, fontVariantNumeric: 'tabular-nums' });
export const moment = style({ display: 'block', whiteSpace: 'nowrap' });
