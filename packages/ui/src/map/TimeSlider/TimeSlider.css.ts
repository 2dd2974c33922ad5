import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.space.small,
  minWidth: 0,
});
export const label = style({
  gridColumn: '1 / -1',
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.small,
});
export const input = style({
  width: '100%',
  minWidth: 0,
  height: '32px',
  margin: 0,
  accentColor: theme.color.accent,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { height: '44px' } },
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${theme.color.focus}`,
      outlineOffset: '1px',
      borderRadius: theme.radius.small,
    },
  },
});
export const value = style({
  gridColumn: '1 / -1',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
