import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** Visually hidden text where the space is too narrow. */
export const wideOnly = style({
  '@media': {
    '(max-width: 559px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** The client in the head of the drawer, as in the top bar. */
export const brand = style({ display: 'flex', alignItems: 'center', gap: theme.space.medium, minWidth: 0 });
export const brandName = style({
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: theme.fontWeight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const product = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.small });
