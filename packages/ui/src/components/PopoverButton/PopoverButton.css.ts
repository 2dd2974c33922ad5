import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const button = style({ flex: 'none', paddingInline: theme.space.medium });
export const icon = style({ display: 'inline-flex' });
export const chevron = style({ color: theme.color.textMuted });
