import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** The panel has a border, so the folded content needs none. */
export const content = style({
  display: 'grid',
  gap: theme.space.medium,
  minWidth: 0,
  marginInlineStart: '-24px',
});
export const choices = style({ display: 'grid', gap: theme.space.small });
export const caption = style({
  margin: 0,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
});
/** Aligns the marks with the text above them. */
export const rows = style({ marginInline: `calc(-1 * ${theme.space.small})` });
export const filters = style({ display: 'grid', gap: theme.space.medium, justifyItems: 'stretch' });
