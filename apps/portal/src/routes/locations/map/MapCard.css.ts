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

/** One under the other, so that long words leave room for the button that closes. */
export const state = style({ display: 'grid', justifyItems: 'start' });

/** On a narrow map the card must leave the map in sight; the list below says the value. */
export const values = style({ '@container': { '(max-width: 560px)': { display: 'none' } } });
