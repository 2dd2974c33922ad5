import { style } from '@vanilla-extract/css';
import { media } from '@zrak/ui/media';
import { theme } from '@zrak/ui/theme';

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.large,
  padding: `${theme.space.small} ${theme.space.xlarge}`,
  borderTop: `1px solid ${theme.color.border}`,
  background: theme.color.accentSoft,
  fontSize: theme.fontSize.body,
  '@media': {
    print: { display: 'none' },
    [media.phone]: { padding: `${theme.space.xsmall} ${theme.space.small} ${theme.space.xsmall} ${theme.space.large}` },
  },
});
export const title = style({
  flex: 'none',
  fontWeight: theme.fontWeight.strong,
  '@media': { [media.narrow]: { display: 'none' } },
});
export const list = style({
  display: 'flex',
  flex: 1,
  gap: theme.space.xlarge,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.small,
  minHeight: '32px',
  selectors: { '&[data-done]': { color: theme.color.textMuted } },
  // A phone has room for the next step only.
  '@media': {
    [media.phone]: {
      selectors: { '&[data-done], &:not([data-done]) ~ &:not([data-done])': { display: 'none' } },
    },
  },
});
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  borderRadius: theme.radius.full,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  selectors: { '[data-done] > &': { background: theme.color.surface, color: theme.color.accent } },
});
