import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

/** Keeps a scroll target below the top bar. */
export const frame = style({
  scrollMarginBlockStart: '72px',
  minWidth: 0,
  containerType: 'inline-size',
});

const oneRow = '(min-width: 720px)';

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.small,
  '@container': { [oneRow]: { flexDirection: 'row' } },
  '@media': { print: { display: 'none' } },
});

/** Shrinks before the tools do, down to a width that shows the name of a quantity. */
export const series = style({
  minWidth: 0,
  '@container': { [oneRow]: { flex: '1 1000 260px', minWidth: '180px', maxWidth: '360px' } },
});

export const tools = style({ minWidth: 0, '@container': { [oneRow]: { flex: '1 1 auto' } } });

export const endTools = style({ display: 'flex', gap: theme.space.small, marginInlineStart: 'auto' });

/** In the place of the toolbar on paper. */
export const period = style({
  display: 'none',
  fontWeight: theme.fontWeight.strong,
  breakAfter: 'avoid',
  '@media': { print: { display: 'block' } },
});

export const area = style({ position: 'relative', minWidth: 0, marginBlockStart: theme.space.medium });

/** Takes no room while it is empty. */
export const announced = style({ display: 'contents' });

export const notice = style({ marginBlockEnd: theme.space.large });

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Over the graph, so that it does not move when a load begins. */
export const progress = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'end',
  gap: theme.space.medium,
  minWidth: 240,
  maxWidth: '100%',
  padding: theme.space.medium,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  boxShadow: theme.shadow.floating,
  animation: `${appear} 400ms step-end`,
});
