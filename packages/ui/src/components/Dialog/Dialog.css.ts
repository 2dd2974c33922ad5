import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  // Above an on-screen keyboard; the property is set by React Aria.
  maxHeight: 'var(--visual-viewport-height, none)',
  display: 'grid',
  // A row as high as its content would let a tall dialog leave the window.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: theme.space.large,
  background: theme.color.overlay,
  transition: `opacity ${theme.motion.medium}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.phone]: { alignItems: 'end', padding: 0 }, [media.low]: { padding: 0 } },
});

export const modal = style({
  width: '100%',
  maxHeight: '100%',
  display: 'flex',
  overflow: 'hidden',
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
      maxHeight: '92%',
      borderRadius: `${theme.radius.large} ${theme.radius.large} 0 0`,
    },
    [media.low]: { maxHeight: '100%' },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const size = styleVariants({
  small: { maxWidth: '440px' },
  medium: { maxWidth: '560px' },
  large: { maxWidth: '800px' },
});

const lowActionsHeight = '72px';

/** Header and actions stay and the content between them scrolls; in a low window the header scrolls with the content. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
  '@media': {
    [media.low]: { overflow: 'auto', scrollPaddingBlock: `${theme.space.small} ${lowActionsHeight}` },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.large,
  padding: `${theme.space.large} ${theme.space.large} ${theme.space.small} ${theme.space.xlarge}`,
});
export const title = style({
  minWidth: 0,
  fontSize: theme.fontSize.title,
  fontWeight: theme.fontWeight.strong,
  lineHeight: theme.lineHeight.title,
  overflowWrap: 'anywhere',
});

const layer = (colour: string, edge: string, height: string, attachment: 'local' | 'scroll') =>
  `linear-gradient(${colour}, ${colour}) ${edge} / 100% ${height} no-repeat ${attachment}`;
const edges = ['top', 'bottom'];

export const body = style({
  flex: '0 1 auto',
  minHeight: 0,
  overflow: 'auto',
  // A focused field scrolls into view with its label. Below it there must be less than the padding: otherwise a field at
  // the end scrolls again when the user types, which closes its list of options.
  scrollPaddingBlock: `${theme.space.xxlarge} ${theme.space.small}`,
  padding: `${theme.space.xsmall} ${theme.space.xlarge} ${theme.space.large}`,
  // A line at an edge behind which there is more: the first two layers move with the content and cover the others.
  background: [
    ...edges.map((edge) => layer(theme.color.raised, edge, '2px', 'local')),
    ...edges.map((edge) => layer(theme.color.border, edge, '1px', 'scroll')),
  ].join(', '),
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
  '@media': { [media.low]: { flex: 'none', overflow: 'visible', background: 'none' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space.medium,
  padding: `${theme.space.medium} ${theme.space.xlarge} ${theme.space.xlarge}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.low]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      flex: 'none',
      maxHeight: lowActionsHeight,
      overflow: 'auto',
      paddingBlock: theme.space.small,
      borderTop: `1px solid ${theme.color.border}`,
      background: theme.color.raised,
    },
  },
});
export const alertBody = style({ color: theme.color.textMuted, whiteSpace: 'pre-line' });
export const alertHead = style({ padding: `${theme.space.xlarge} ${theme.space.xlarge} ${theme.space.xsmall}` });
