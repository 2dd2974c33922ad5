import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

export const grid = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: theme.space.large,
});

/** The clickable area of the link covers the whole card. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space.large,
  padding: theme.space.xlarge,
  background: theme.color.surface,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  transition: `border-color ${theme.motion.fast}, box-shadow ${theme.motion.fast}`,
  ':hover': { borderColor: theme.color.borderStrong, boxShadow: theme.shadow.raised },
});

export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.space.small,
  fontSize: theme.fontSize.title,
  fontWeight: theme.fontWeight.strong,
});

export const arrow = style({ flexShrink: 0, color: theme.color.textMuted });

export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.body,
});
