import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.small,
  border: '1px solid transparent',
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.fontSize.body,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': { background: theme.color.hover },
    '&[data-focus-visible]': focusRing,
  },
});
export const size = styleVariants({
  small: { minHeight: '32px', padding: `${theme.space.xsmall} 6px` },
  medium: {
    minHeight: '40px',
    padding: `${theme.space.xsmall} 10px`,
    '@media': { [media.touch]: { justifyContent: 'center', minWidth: '44px', minHeight: '44px' } },
  },
});
export const text = styleVariants({
  always: { whiteSpace: 'nowrap' },
  wide: { whiteSpace: 'nowrap', '@media': { [media.narrow]: { display: 'none' } } },
  never: { display: 'none' },
});
export const chevron = style({
  color: theme.color.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
});
