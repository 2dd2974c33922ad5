import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const pair = style({ display: 'grid', gap: theme.space.xxsmall });
export const muted = style({
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.regular,
});
export const noWrap = style({ whiteSpace: 'nowrap' });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gap: theme.space.xxsmall,
  padding: `${theme.space.medium} 0`,
  selectors: {
    '&:not(:first-child)': { borderTop: `1px solid ${theme.color.border}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});
export const figures = style([muted, { display: 'flex', flexWrap: 'wrap', columnGap: theme.space.medium }]);
export const measured = style({ fontWeight: theme.fontWeight.strong });
