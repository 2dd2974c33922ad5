import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** At the foot of the page and below dialogs; what it covers can still be pressed. */
export const region = style({
  position: 'fixed',
  insetBlockEnd: theme.space.medium,
  insetInline: theme.space.medium,
  zIndex: 42,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  margin: 0,
  padding: `${theme.space.small} ${theme.space.large}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  boxShadow: theme.shadow.floating,
  color: theme.color.text,
  fontFamily: theme.font.family,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.body,
});
