import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
  minWidth: 0,
  containerType: 'inline-size',
});
export const empty = style({
  margin: 0,
  paddingBlock: theme.space.huge,
  color: theme.color.textMuted,
  textAlign: 'center',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.small,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
});

/** Controls have no use on paper. */
export const tools = style({ '@media': { print: { display: 'none' } } });
