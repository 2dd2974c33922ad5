import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

export const nav = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: theme.space.xsmall });
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  '@media': { [media.phone]: { display: 'none' } },
});
export const page = style({
  minWidth: '36px',
  height: '36px',
  padding: `0 ${theme.space.small}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.fontSize.body,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: theme.color.hover },
    '&[data-pressed]': { background: theme.color.pressed },
    '&[aria-current]': {
      borderColor: theme.color.accent,
      background: theme.color.accentSoft,
      color: theme.color.accent,
      fontWeight: theme.fontWeight.strong,
    },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight', color: 'Highlight' } },
    },
  },
});
export const gap = style({ minWidth: '24px', color: theme.color.textMuted, textAlign: 'center' });
/** Replaces the numbers on a narrow screen. */
export const position = style({
  display: 'none',
  padding: `0 ${theme.space.small}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'inline' } },
});
