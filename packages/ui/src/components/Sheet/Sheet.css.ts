import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** Visible height in pixels at the lowest stop. */
export const peekPx = 96;

export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'clip',
  // Its area lets the pointer through to what is under it.
  pointerEvents: 'auto',
  borderTop: `1px solid ${theme.color.border}`,
  borderStartStartRadius: '16px',
  borderStartEndRadius: '16px',
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.floating,
  transition: `height ${theme.motion.medium}`,
  selectors: { '&[data-dragging]': { transition: 'none' } },
  '@media': { print: { position: 'static', height: 'auto' } },
});
export const stops = styleVariants({
  peek: { height: `${peekPx}px` },
  half: { height: '50%' },
  full: { height: '100%', borderStartStartRadius: 0, borderStartEndRadius: 0 },
});

/** A drag on the handle moves the sheet, not the page. */
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  height: '24px',
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
export const input = hidden;
export const grip = style({
  width: '40px',
  height: '4px',
  borderRadius: theme.radius.full,
  background: theme.color.borderStrong,
  selectors: {
    [`${input}:focus-visible + &`]: { outline: `2px solid ${theme.color.focus}`, outlineOffset: '4px' },
  },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});
/** No box: the content takes part in the layout of the container. */
export const inPlace = style({ display: 'contents' });
export const body = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
/** At the lowest stop a drag on the content moves the sheet: there is no room to scroll. */
export const pulled = style({ overflowY: 'hidden', touchAction: 'none', cursor: 'grab' });
