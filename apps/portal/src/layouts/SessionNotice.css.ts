import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** Above dialogs, and at the top, where it covers no field and no button of theirs. */
export const region = style({
  position: 'fixed',
  insetBlockStart: theme.space.small,
  insetInline: theme.space.small,
  zIndex: 70,
  width: 'auto',
  maxWidth: 640,
  marginInline: 'auto',
  fontFamily: theme.font.family,
  fontSize: theme.fontSize.body,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const notice = style({
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  boxShadow: theme.shadow.floating,
  pointerEvents: 'auto',
});
