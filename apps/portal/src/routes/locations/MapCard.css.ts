import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const body = style({ display: 'grid', gap: theme.space.large });

export const value = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const state = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.medium });

/** On a narrow map the card must leave the map in sight; the list below says the value. */
export const values = style({ '@container': { '(max-width: 560px)': { display: 'none' } } });
