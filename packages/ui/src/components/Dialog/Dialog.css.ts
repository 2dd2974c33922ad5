import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  placeItems: 'center',
  padding: theme.space.large,
  background: theme.color.overlay,
  transition: `opacity ${theme.motion.medium}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.phone]: { alignItems: 'end', padding: 0 } },
});

export const modal = style({
  width: '100%',
  maxHeight: '100%',
  display: 'flex',
  borderRadius: theme.radius.large,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.floating,
  outline: 'none',
  transition: `transform ${theme.motion.medium}`,
  selectors: { '&[data-entering]': { transform: 'translateY(8px)' } },
  '@media': {
    [media.phone]: {
      maxWidth: 'none',
      maxHeight: '92dvh',
      borderRadius: `${theme.radius.large} ${theme.radius.large} 0 0`,
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const size = styleVariants({
  small: { maxWidth: '440px' },
  medium: { maxWidth: '560px' },
  large: { maxWidth: '800px' },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.large,
  padding: `${theme.space.large} ${theme.space.large} ${theme.space.small} ${theme.space.xlarge}`,
});
export const title = style({ fontSize: theme.fontSize.title, fontWeight: theme.fontWeight.strong, lineHeight: '28px' });
export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${theme.space.xsmall} ${theme.space.xlarge} ${theme.space.large}`,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space.medium,
  padding: `${theme.space.medium} ${theme.space.xlarge} ${theme.space.xlarge}`,
});
export const alertBody = style({ color: theme.color.textMuted, whiteSpace: 'pre-line' });
export const alertHead = style({ padding: `${theme.space.xlarge} ${theme.space.xlarge} ${theme.space.xsmall}` });
