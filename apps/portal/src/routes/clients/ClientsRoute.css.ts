import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const grid = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: theme.space.large,
});

/** The clickable area of the link covers the whole card. */
export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.large,
  padding: theme.space.xlarge,
  background: theme.color.surface,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  transition: `border-color ${theme.motion.fast}, box-shadow ${theme.motion.fast}`,
  ':hover': { borderColor: theme.color.borderStrong, boxShadow: theme.shadow.raised },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: theme.space.medium });
export const name = style({
  display: 'grid',
  flex: 1,
  gap: theme.space.xsmall,
  minWidth: 0,
  fontSize: theme.fontSize.title,
  fontWeight: theme.fontWeight.strong,
});
export const clientName = style({ margin: 0, font: 'inherit' });
export const arrow = style({ flexShrink: 0, color: theme.color.textMuted });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.body,
  fontWeight: theme.fontWeight.regular,
});
export const summary = style({ display: 'grid', gap: theme.space.medium });
export const muted = style({ margin: 0, color: theme.color.textMuted, fontSize: theme.fontSize.body });
