import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const stack = style({ display: 'grid', gap: theme.space.large, gridTemplateColumns: 'minmax(0, 1fr)' });
export const heading = style({
  margin: 0,
  marginBlockStart: theme.space.medium,
  fontSize: theme.fontSize.large,
  fontWeight: theme.fontWeight.strong,
});
export const reports = style([stack, { marginBlockStart: theme.space.xlarge }]);
export const noWrap = style({ whiteSpace: 'nowrap' });
export const row = style({
  display: 'grid',
  gap: theme.space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
});

/** As high without its sentence: the dialog does not move when the sentence comes. */
export const preview = style({
  minHeight: theme.lineHeight.body,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.body,
});
