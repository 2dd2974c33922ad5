import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const form = style({ display: 'grid', gap: theme.space.large });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space.medium,
  paddingTop: theme.space.small,
});
export const aside = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginTop: '-4px',
  fontSize: theme.fontSize.small,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '6px',
  color: theme.color.textMuted,
});
