import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const snippet = style({ display: 'grid', gap: theme.space.small, minWidth: 0 });
export const code = style({
  margin: 0,
  padding: theme.space.medium,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.ground,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const copy = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.medium });
export const outcome = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });
