import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});

export const gap = styleVariants({ none: '0', ...theme.space }, (size) => ({ gap: size }));
