import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const body = style({ display: 'grid', gap: theme.space.large });

/** Stays visible at the foot of a card that scrolls, over the space around the body of the card. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  margin: '0 -20px -20px',
  padding: `${theme.space.medium} 20px 20px`,
  borderTop: `1px solid ${theme.color.border}`,
  borderRadius: `0 0 ${theme.radius.medium} ${theme.radius.medium}`,
  background: theme.color.raised,
});

export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.xsmall,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
});
export const cause = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.small,
  fontVariantNumeric: 'tabular-nums',
});
