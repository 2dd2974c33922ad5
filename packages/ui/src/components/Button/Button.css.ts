import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.small,
  margin: 0,
  border: '1px solid transparent',
  borderRadius: theme.radius.medium,
  fontFamily: 'inherit',
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-disabled], &[aria-disabled]:not([data-pending])': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
});

export const size = styleVariants({
  small: { minHeight: '32px', padding: `5px ${theme.space.medium}`, fontSize: theme.fontSize.small },
  medium: {
    minHeight: '40px',
    padding: `9px ${theme.space.large}`,
    fontSize: theme.fontSize.body,
    '@media': { [media.touch]: { minHeight: '44px' } },
  },
});

const hovered = '&[data-hovered]:not([aria-disabled])';
const pressed = '&[data-pressed]:not([aria-disabled])';
export const tone = styleVariants({
  primary: {
    background: theme.color.accent,
    color: theme.color.onAccent,
    selectors: { [`${hovered}, ${pressed}`]: { background: theme.color.accentHover } },
  },
  secondary: {
    background: theme.color.surface,
    borderColor: theme.color.borderStrong,
    color: theme.color.text,
    selectors: {
      [hovered]: { background: theme.color.hover },
      [pressed]: { background: theme.color.pressed },
    },
  },
  quiet: {
    background: 'transparent',
    color: theme.color.accent,
    selectors: {
      [hovered]: { background: theme.color.hover },
      [pressed]: { background: theme.color.pressed },
    },
  },
  danger: {
    background: theme.color.danger,
    color: theme.color.onDanger,
    selectors: { [`${hovered}, ${pressed}`]: { background: theme.color.dangerHover } },
  },
});

/** As wide as its container, which can be narrower than the text. */
export const wide = style({ width: '100%', minWidth: 0, whiteSpace: 'normal' });

/** A sentence takes several lines where its container is narrower. */
export const wrapped = style({ whiteSpace: 'normal' });

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.small,
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const pending = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
