import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: theme.space.small,
  padding: `${theme.space.huge} ${theme.space.large}`,
  textAlign: 'center',
});
export const illustration = style({ color: theme.color.textMuted, marginBottom: theme.space.xsmall });
export const title = style({ fontSize: theme.fontSize.large, fontWeight: theme.fontWeight.strong });
export const description = style({ maxWidth: '46ch', color: theme.color.textMuted });
export const action = style({ maxWidth: '100%', marginTop: theme.space.medium });
