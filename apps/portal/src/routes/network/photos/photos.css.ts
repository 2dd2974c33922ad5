import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const list = style({
  display: 'grid',
  gap: theme.space.large,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  margin: 0,
  overflow: 'clip',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
});
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  overflow: 'clip',
  background: theme.color.skeleton,
  color: theme.color.textMuted,
});
/** Out of the flow: a portrait would make the frame higher than its place, which cuts the caption off. */
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const caption = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.space.small,
  padding: theme.space.medium,
});
export const texts = style({ display: 'grid', gap: theme.space.xsmall, overflowWrap: 'anywhere' });
export const note = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small });

/** The chosen file before it is sent. */
export const preview = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '200px',
  borderRadius: theme.radius.medium,
});
