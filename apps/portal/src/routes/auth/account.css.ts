import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({ display: 'grid', gap: theme.space.large });

export const address = style({ fontWeight: theme.fontWeight.strong, overflowWrap: 'anywhere' });

export const aside = style({ color: theme.color.textMuted });
