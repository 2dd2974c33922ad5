import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({ display: 'grid', gap: theme.space.xlarge, gridTemplateColumns: 'minmax(0, 1fr)' });
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
export const list = style({ margin: 0, paddingInlineStart: theme.space.xlarge, overflowWrap: 'anywhere' });
export const muted = style({ margin: 0, color: theme.color.textMuted });
export const nowrap = style({ whiteSpace: 'nowrap' });
