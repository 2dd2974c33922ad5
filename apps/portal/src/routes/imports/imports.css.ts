import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({ display: 'grid', gap: theme.space.xlarge, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Fields, dimmed while they cannot be changed. */
export const choices = style([stack, { selectors: { '&[inert]': { opacity: 0.6 } } }]);
export const section = style({ display: 'grid', gap: theme.space.medium, gridTemplateColumns: 'minmax(0, 1fr)' });
export const heading = style({
  margin: 0,
  fontSize: theme.fontSize.large,
  lineHeight: theme.lineHeight.large,
  fontWeight: theme.fontWeight.strong,
});
export const fields = style({
  display: 'grid',
  gap: theme.space.large,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
});
export const columns = style({
  display: 'grid',
  gap: theme.space.large,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  alignItems: 'start',
});
/** The parameter takes the room that the unit leaves. */
export const column = style({
  display: 'grid',
  columnGap: theme.space.medium,
  rowGap: theme.space.small,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 136px)',
  alignItems: 'start',
});
export const columnName = style({
  gridColumn: '1 / -1',
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space.small}`,
  overflowWrap: 'anywhere',
});
export const list = style({ margin: 0, paddingInlineStart: theme.space.xlarge, overflowWrap: 'anywhere' });
export const muted = style({ margin: 0, color: theme.color.textMuted });
export const nowrap = style({ whiteSpace: 'nowrap' });
