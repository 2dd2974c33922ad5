import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const hero = style({
  display: 'grid',
  gap: theme.space.large,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: theme.space.xxlarge } },
});
export const text = style({ display: 'grid', gap: theme.space.xsmall, minWidth: 0 });
export const title = style({
  fontSize: theme.fontSize.headline,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.headline,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
  outline: 'none',
  '@media': { [media.phone]: { fontSize: '24px', lineHeight: '32px' } },
});
export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.medium,
  minHeight: '40px',
});
export const verdict = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.medium, minWidth: 0 });
export const word = style({
  fontSize: theme.fontSize.title,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.title,
});
export const cause = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const value = style({ color: theme.color.text, fontWeight: theme.fontWeight.strong, whiteSpace: 'nowrap' });
export const advice = style({ maxWidth: '72ch' });
export const addition = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.xsmall });
export const hours = style({ display: 'grid', gap: theme.space.xsmall, minWidth: 0 });
export const caption = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
