import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 });

export const label = style({
  color: theme.color.text,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.small,
});
export const required = style({ color: theme.color.danger, marginInlineStart: '3px' });
export const description = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: theme.color.danger,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
/** Takes no room yet. */
export const early = style({ position: 'absolute', visibility: 'hidden' });
/** Keeps the room of an error. */
export const gone = style({ visibility: 'hidden' });
export const errorIcon = style({ marginTop: theme.space.xxsmall });

/** The box around an input and its contents. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  color: theme.color.text,
  outline: 'none',
  transition: `border-color ${theme.motion.fast}`,
  selectors: {
    '&:focus-within, &[data-focus-visible]': {
      borderColor: theme.color.focus,
      outline: `2px solid ${theme.color.focus}`,
      outlineOffset: '-1px',
    },
    '[data-invalid] > &': { borderColor: theme.color.danger },
    '&[data-disabled], [data-disabled] > &': { opacity: 0.55, cursor: 'not-allowed' },
    '&[data-hovered]': { borderColor: theme.color.text },
  },
});

export const boxSize = styleVariants({
  small: { minHeight: '32px', fontSize: theme.fontSize.small },
  // As high as the buttons beside it.
  medium: {
    minHeight: '40px',
    fontSize: theme.fontSize.body,
    '@media': { [media.touch]: { minHeight: '44px' } },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: '38px',
  padding: `0 ${theme.space.medium}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: theme.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:-webkit-autofill': {
      WebkitTextFillColor: theme.color.text,
      boxShadow: `inset 0 0 0 100px ${theme.color.accentSoft}`,
    },
  },
  // Below 16 px iOS zooms into the field.
  '@media': { [media.touch]: { fontSize: theme.fontSize.large } },
});
export const leading = style({
  display: 'grid',
  paddingInlineStart: theme.space.medium,
  color: theme.color.textMuted,
  marginInlineEnd: '-4px',
});
export const trailing = style({ display: 'flex', padding: '3px' });
