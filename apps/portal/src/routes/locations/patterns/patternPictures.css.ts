import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({ display: 'grid', gap: theme.space.xlarge, gridTemplateColumns: 'minmax(0, 1fr)' });
export const days = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: theme.space.large,
  borderBlockStart: `1px solid ${theme.color.border}`,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.medium,
});
export const heading = style({
  margin: 0,
  fontSize: theme.fontSize.body,
  fontWeight: theme.fontWeight.strong,
});
