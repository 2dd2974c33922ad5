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

/** Stacked, so that long texts leave space for the close button. */
export const state = style({ display: 'grid', justifyItems: 'start' });
