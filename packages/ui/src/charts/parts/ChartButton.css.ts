import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minHeight: '28px',
  margin: 0,
  padding: `3px ${theme.space.small}`,
  border: 0,
  borderRadius: theme.radius.small,
  outline: 'none',
  background: 'transparent',
  color: theme.color.accent,
  fontFamily: 'inherit',
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.small,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { background: theme.color.hover },
    '&:active:not([aria-disabled])': { background: theme.color.pressed },
    '&:focus-visible': focusRing,
    '&[aria-disabled]': { opacity: 0.5, cursor: 'default' },
    // The name of a series may be long.
    '&[aria-pressed]': { color: theme.color.text, whiteSpace: 'inherit' },
    // Struck through as well: muted colour alone is hard to distinguish.
    '&[aria-pressed="false"]': { color: theme.color.textMuted, textDecoration: 'line-through' },
  },
});
