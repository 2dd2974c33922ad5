import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const shell = style({
  display: 'grid',
  gridTemplateRows: '56px 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { print: { display: 'block' } },
});

export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  height: '56px',
  borderBottom: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  '@media': { print: { display: 'none' } },
});

const belowTopBar = 'calc(100dvh - 56px)';

export const body = style({ display: 'flex', minWidth: 0, minHeight: 0 });

export const menu = style({
  position: 'sticky',
  top: '56px',
  flex: 'none',
  height: belowTopBar,
  borderInlineEnd: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  transition: `width ${theme.motion.medium}`,
  '@media': { print: { display: 'none' } },
});
export const menuWidth = styleVariants({ full: { width: '248px' }, rail: { width: '64px' } });

export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const main = style({
  flex: 1,
  minWidth: 0,
  outline: 'none',
  // An element focused with Tab must not be hidden under the top bar.
  scrollMarginTop: '56px',
});
export const layout = styleVariants({
  page: {
    width: '100%',
    maxWidth: '1440px',
    margin: '0 auto',
    padding: theme.space.xlarge,
    '@media': { [media.phone]: { padding: theme.space.large }, print: { padding: 0, maxWidth: 'none' } },
  },
  bleed: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    overflow: 'auto',
    '@media': {
      // The footer is below what fills the window.
      [media.low]: { flex: 'none', height: belowTopBar },
      print: { height: 'auto', overflow: 'visible' },
    },
  },
});
/** A page that fills the viewport needs a definite height. */
export const columnFixed = style({
  height: belowTopBar,
  '@media': { [media.low]: { height: 'auto' }, print: { height: 'auto' } },
});

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 45,
  background: theme.color.overlay,
  transition: `opacity ${theme.motion.medium}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
export const drawer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 'min(304px, 86vw)',
  background: theme.color.surface,
  boxShadow: theme.shadow.floating,
  outline: 'none',
  transition: `transform ${theme.motion.medium}`,
  selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateX(-100%)' } },
});
export const drawerDialog = style({ display: 'flex', flexDirection: 'column', height: '100%', outline: 'none' });
export const drawerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '56px',
  flex: 'none',
  padding: `0 ${theme.space.small} 0 ${theme.space.large}`,
  borderBottom: `1px solid ${theme.color.border}`,
});
export const drawerBody = style({ flex: 1, minHeight: 0 });
