import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  // Above an on-screen keyboard; the property is set by React Aria.
  maxHeight: 'var(--visual-viewport-height, none)',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  justifyItems: 'center',
  // At the top: the field keeps its place when the number of results changes.
  alignItems: 'start',
  padding: `10vh ${theme.space.large} ${theme.space.large}`,
  background: theme.color.overlay,
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.phone]: { padding: theme.space.small }, [media.low]: { padding: theme.space.small } },
});

export const modal = style({
  display: 'flex',
  width: '100%',
  maxWidth: '600px',
  maxHeight: '100%',
  overflow: 'hidden',
  borderRadius: theme.radius.large,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.floating,
  outline: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

export const field = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.space.medium,
  padding: `0 ${theme.space.large}`,
  borderBottom: `1px solid ${theme.color.border}`,
  // The field fills the head of the dialog and always has the focus: its line shows it.
  ':focus-within': { borderBottomColor: theme.color.accent, boxShadow: `0 1px 0 ${theme.color.accent}` },
});
export const icon = style({ flex: 'none', color: theme.color.textMuted });
export const input = style({
  flex: 1,
  minWidth: 0,
  height: '56px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.fontSize.large,
  selectors: {
    '&::placeholder': { color: theme.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const results = style({ flex: '0 1 auto', minHeight: 0, maxHeight: '440px', overflow: 'auto' });
export const list = style({ padding: theme.space.small, outline: 'none' });
export const title = style({
  padding: `${theme.space.small} ${theme.space.medium} ${theme.space.xsmall}`,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
});
export const label = style({ flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const description = style({
  flex: '1 10 auto',
  minWidth: 0,
  overflow: 'hidden',
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const more = style({ color: theme.color.accent });
export const empty = style({ padding: theme.space.large, color: theme.color.textMuted, textAlign: 'center' });
export const foot = style({
  flex: 'none',
  padding: `${theme.space.small} ${theme.space.large}`,
  borderTop: `1px solid ${theme.color.border}`,
  color: theme.color.textMuted,
  fontSize: theme.fontSize.small,
});
