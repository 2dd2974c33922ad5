import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  height: '100%',
  padding: `0 ${theme.space.medium}`,
  // The space of the buttons for a finger is also the one between them.
  '@media': {
    [`${media.touch} and ${media.phone}`]: { gap: theme.space.xsmall, padding: `0 ${theme.space.xsmall}` },
  },
});
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.medium,
  minWidth: 0,
  flexShrink: 1,
  padding: `${theme.space.xsmall} 6px`,
  borderRadius: theme.radius.small,
  color: theme.color.text,
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
});
export const name = style({
  overflow: 'hidden',
  fontWeight: theme.fontWeight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Beside the buttons half a letter of it would be left. The link keeps its name.
  '@media': { '(max-width: 340px)': { position: 'absolute', width: '1px', clipPath: 'inset(50%)' } },
});
export const start = style({
  display: 'flex',
  flex: '1 1 auto',
  justifyContent: 'center',
  minWidth: 0,
  '@media': { [media.narrow]: { flex: '0 0 auto', marginInlineStart: 'auto' } },
});
export const end = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.space.xsmall,
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { marginInlineStart: 0 }, [media.phone]: { gap: 0 } },
});
export const endAlone = style([end, { '@media': { [media.narrow]: { marginInlineStart: 'auto' } } }]);
