import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

export const button = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  width: '100%',
  maxWidth: '400px',
  minHeight: '36px',
  padding: `0 ${theme.space.small} 0 ${theme.space.medium}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.ground,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.body,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: theme.color.borderStrong },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.narrow]: {
      width: '40px',
      minHeight: '40px',
      justifyContent: 'center',
      padding: 0,
      border: '1px solid transparent',
      background: 'transparent',
      color: theme.color.text,
    },
    [`${media.touch} and ${media.narrow}`]: { width: '44px', minHeight: '44px' },
  },
});
export const icon = style({ flex: 'none' });
export const text = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Still the name of the button.
  '@media': { [media.narrow]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } },
});
export const keys = style({
  flex: 'none',
  padding: `1px ${theme.space.xsmall}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.small,
  background: theme.color.surface,
  fontFamily: 'inherit',
  fontSize: theme.fontSize.small,
  '@media': { [media.narrow]: { display: 'none' } },
});
