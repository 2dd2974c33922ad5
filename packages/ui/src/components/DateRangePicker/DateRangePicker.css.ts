import { style } from '@vanilla-extract/css';

export const days = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap' });
