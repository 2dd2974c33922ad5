import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { typeRoles } from '../../theme/typeRoles.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '6px',
  minWidth: 0,
});

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: theme.space.small,
  maxWidth: '100%',
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch' } },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.small,
  margin: 0,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  color: theme.color.text,
  fontWeight: theme.fontWeight.strong,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: theme.color.hover },
    '&[data-pressed]': { background: theme.color.pressed },
    '&[data-selected]': {
      borderColor: theme.color.accent,
      background: theme.color.accentSoft,
      color: theme.color.accent,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const size = styleVariants({
  small: { ...typeRoles.small, minWidth: '32px', minHeight: '32px', padding: `${theme.space.xsmall} 10px` },
  medium: {
    ...typeRoles.body,
    minWidth: '40px',
    minHeight: '40px',
    padding: `${theme.space.small} 14px`,
    '@media': { [media.touch]: { minWidth: '44px', minHeight: '44px' } },
  },
});
/** Square: the icon is the whole content. */
export const iconOnly = style({ padding: 0 });
