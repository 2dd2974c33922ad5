import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

export const calendar = style({ width: 'fit-content', maxWidth: '100%' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  paddingBottom: theme.space.small,
});
export const title = style({
  flex: 1,
  margin: 0,
  fontSize: theme.fontSize.body,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.large,
  textAlign: 'center',
});
export const months = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.space.xlarge });
export const grid = style({ borderCollapse: 'collapse' });
export const weekday = style({
  height: '28px',
  padding: 0,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.regular,
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: '38px',
  height: '36px',
  margin: '1px 0',
  border: '1px solid transparent',
  borderRadius: theme.radius.medium,
  fontSize: theme.fontSize.body,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: theme.color.hover },
    '&[data-pressed]': { background: theme.color.pressed },
    '&[data-today]': { borderColor: theme.color.borderStrong },
    '&[data-selected]': { background: theme.color.accent, color: theme.color.onAccent },
    '&[data-outside-month]': { display: 'none' },
    '&[data-disabled]': { color: theme.color.textMuted, opacity: 0.6, cursor: 'not-allowed' },
    '&[data-unavailable]': { color: theme.color.textMuted, textDecoration: 'line-through', cursor: 'not-allowed' },
    '&[data-invalid]': { background: theme.color.danger, color: theme.color.onDanger },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: {
        '&[data-today]': { borderColor: 'CanvasText' },
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});
/** Inside a range only the ends are emphasised. */
export const rangeDay = style({
  selectors: {
    '&[data-selected]': { borderRadius: 0, background: theme.color.accentSoft, color: theme.color.text },
    '&[data-selection-start]': {
      borderRadius: `${theme.radius.medium} 0 0 ${theme.radius.medium}`,
      background: theme.color.accent,
      color: theme.color.onAccent,
    },
    '&[data-selection-end]': {
      borderRadius: `0 ${theme.radius.medium} ${theme.radius.medium} 0`,
      background: theme.color.accent,
      color: theme.color.onAccent,
    },
    '&[data-selection-start][data-selection-end]': { borderRadius: theme.radius.medium },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
/** The calendar in a popover. */
export const dialog = style({ padding: theme.space.large, outline: 'none' });
