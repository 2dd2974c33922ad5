import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: theme.space.xsmall,
  minWidth: 0,
  width: '100%',
  padding: `14px ${theme.space.large}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  color: theme.color.text,
  textAlign: 'start',
  boxShadow: theme.shadow.raised,
  outline: 'none',
  transition: `border-color ${theme.motion.fast}, background ${theme.motion.fast}`,
});
export const pressable = style({
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: theme.color.borderStrong },
    '&[data-selected]': {
      borderColor: theme.color.accent,
      background: theme.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
    },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight' },
        '&[data-selected]:not([data-focus-visible])': { outline: '2px solid Highlight', outlineOffset: '-3px' },
      },
    },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.small,
  minHeight: '20px',
});
export const label = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.body,
});
export const figure = style({ display: 'flex', alignItems: 'baseline', gap: '6px', whiteSpace: 'nowrap' });
export const value = style({
  fontSize: theme.fontSize.headline,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.headline,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
});
export const noValue = style({ color: theme.color.textMuted });
export const unit = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });
export const trend = style({ display: 'block', minWidth: 0, padding: `${theme.space.xsmall} 0` });
export const time = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
