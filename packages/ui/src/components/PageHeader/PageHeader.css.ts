import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const header = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: theme.space.large,
  marginBottom: theme.space.xlarge,
  '@media': { [media.phone]: { marginBottom: theme.space.large } },
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
export const subtitle = style({ color: theme.color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.small,
  '@media': { print: { display: 'none' } },
});
