import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: theme.radius.full,
  background: theme.color.accentSoft,
  color: theme.color.accent,
  fontWeight: theme.fontWeight.strong,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const size = styleVariants({
  small: { width: '24px', height: '24px', fontSize: '10px' },
  medium: { width: '40px', height: '40px', fontSize: theme.fontSize.body },
  large: { width: '64px', height: '64px', fontSize: theme.fontSize.title },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
