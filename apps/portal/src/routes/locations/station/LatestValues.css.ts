import { style } from '@vanilla-extract/css';
import { media } from '@zrak/ui/media';
import { theme } from '@zrak/ui/theme';

export const section = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { display: 'block' } },
});

export const heading = style({
  margin: 0,
  fontSize: theme.fontSize.large,
  fontWeight: theme.fontWeight.strong,
  breakAfter: 'avoid',
  '@media': { print: { marginBlockEnd: theme.space.medium } },
});

/** Tiles fill each row, so that none is left alone beside a hole. */
export const tiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.medium,
  '@media': { [media.phone]: { gap: theme.space.small } },
});
export const tile = style({
  display: 'grid',
  flex: '1 1 168px',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '40%' } },
});
export const arrow = style({ display: 'block', color: theme.color.textMuted });

export const health = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.xlarge,
  rowGap: theme.space.xsmall,
  padding: `${theme.space.medium} ${theme.space.large}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  '@media': { print: { breakInside: 'avoid' } },
});
export const items = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.xlarge,
  rowGap: theme.space.xsmall,
  margin: 0,
});
export const item = style({ display: 'flex', gap: theme.space.xsmall });
export const term = style({ color: theme.color.textMuted });
export const figure = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
