import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const items = style({ display: 'grid', gap: theme.space.xsmall });
