import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

export const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  // Never narrower than its icon needs: in a narrow row, texts are shortened.
  flex: 'none',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: theme.color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&[data-hovered]:not([aria-disabled])': { background: theme.color.hover, color: theme.color.text },
    '&[data-pressed]:not([aria-disabled])': { background: theme.color.pressed, color: theme.color.text },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled], &[aria-disabled]:not([data-pending])': { opacity: 0.45, cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
});

export const size = styleVariants({
  small: { width: '32px', height: '32px' },
  medium: { width: '40px', height: '40px', '@media': { [media.touch]: { width: '44px', height: '44px' } } },
  inset: { width: '36px', height: '38px' },
});

export const tone = styleVariants({
  quiet: {},
  outlined: {
    background: theme.color.surface,
    borderColor: theme.color.borderStrong,
    color: theme.color.text,
  },
  raised: {
    background: theme.color.raised,
    borderColor: theme.color.border,
    color: theme.color.text,
    boxShadow: theme.shadow.raised,
  },
});
