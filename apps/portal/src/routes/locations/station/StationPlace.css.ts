import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** Pixels. */
export const mapHeight = 320;

export const stack = style({ display: 'grid', gap: theme.space.small });

export const map = style({
  height: `${mapHeight}px`,
  overflow: 'clip',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
});
