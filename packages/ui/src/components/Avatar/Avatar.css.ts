import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  background: theme.color.accentSoft,
  color: theme.color.accent,
  fontWeight: theme.fontWeight.strong,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const size = styleVariants({
  small: { width: '24px', height: '24px', fontSize: '10px' },
  compact: { width: '32px', height: '32px', fontSize: theme.fontSize.small },
  medium: { width: '40px', height: '40px', fontSize: theme.fontSize.body },
  large: { width: '64px', height: '64px', fontSize: theme.fontSize.title },
});
export const shape = styleVariants({
  round: { borderRadius: theme.radius.full },
  square: { borderRadius: theme.radius.medium },
});
const image = style({ width: '100%', height: '100%' });
export const imageShape = styleVariants({
  round: [image, { objectFit: 'cover' }],
  square: [image, { objectFit: 'contain' }],
});
