import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** The panel has an edge of its own: what is folded away needs no other. */
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
  lineHeight: '18px',
});
/** The marks stand under the words above them. */
export const rows = style({ marginInline: `calc(-1 * ${theme.space.small})` });
export const filters = style({ display: 'grid', gap: theme.space.medium, justifyItems: 'stretch' });
