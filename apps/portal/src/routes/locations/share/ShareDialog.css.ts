import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const body = style({ display: 'grid', gap: theme.space.xlarge, minWidth: 0 });
export const panel = style({ display: 'grid', gap: theme.space.medium, minWidth: 0 });
export const note = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });
export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: theme.space.large });
export const preview = style({ display: 'grid', gap: theme.space.small });
export const heading = style({ margin: 0, fontSize: theme.fontSize.body, fontWeight: theme.fontWeight.strong });
export const frame = style({
  display: 'block',
  width: '100%',
  height: '420px',
  // The element inside has a border.
  border: 0,
});
