import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const body = style({ display: 'grid', gap: theme.space.large });

export const value = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const state = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.medium });
