import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const body = style({ display: 'grid', gap: theme.space.large });

export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.xsmall,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
});
export const cause = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.small,
  fontVariantNumeric: 'tabular-nums',
});
