import { style } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

const panelWidth = 368;
const panelMargin = 16;

/** Screens on which the list floats over the map, and the width that the list covers. */
export const wide = '(min-width: 768px)';
const narrow = '(max-width: 767px)';
export const covered = { left: panelMargin + panelWidth };

/** Screens on which the open legend leaves enough of the map visible. */
export const roomy = '(min-width: 1280px)';
const legendWidth = 280;
export const coveredOnBothSides = { ...covered, right: panelMargin + legendWidth };

/** A browser without WebGL shows a sentence instead of the map: a strip above the list, which takes the whole width. */
const withoutMap = ':has([data-state="unavailable"])';

/** The map fills the content area and the list floats over it; on a phone the list is below. */
export const screen = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(200px, 2fr) minmax(240px, 3fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  // In a very low window the content scrolls instead of shrinking.
  minHeight: 440,
  // In full screen, the map includes the list and the legend, and hides the rest of the page.
  selectors: {
    ':root:fullscreen &': { position: 'fixed', inset: 0, zIndex: 30, background: theme.color.surface },
    [`&${withoutMap}`]: { gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
  '@media': {
    [narrow]: { selectors: { ':root:fullscreen &': { gridTemplateRows: 'minmax(200px, 3fr) minmax(240px, 2fr)' } } },
    [wide]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      selectors: { [`&${withoutMap}`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    },
  },
});

export const map = style({
  gridRow: 1,
  gridColumn: 1,
  minWidth: 0,
  minHeight: 0,
  position: 'relative',
  '@media': { [wide]: { selectors: { [`${screen}${withoutMap} &`]: { gridColumn: '1 / -1' } } } },
});

export const panel = style({
  gridRow: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  padding: theme.space.large,
  minHeight: 0,
  overflowY: 'auto',
  background: theme.color.surface,
  '@media': {
    [wide]: {
      gridRow: 1,
      gridColumn: 1,
      zIndex: 1,
      alignSelf: 'start',
      margin: panelMargin,
      width: panelWidth,
      maxHeight: `calc(100% - ${2 * panelMargin}px)`,
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.medium,
      boxShadow: theme.shadow.floating,
      overflowY: 'visible',
      selectors: { [`${screen}${withoutMap} &`]: { gridRow: 2, width: 'auto' } },
    },
  },
});

export const legend = style({
  gridRow: 1,
  gridColumn: 1,
  zIndex: 1,
  alignSelf: 'end',
  justifySelf: 'end',
  // Above the attribution of the map.
  margin: `${panelMargin}px ${panelMargin}px 36px`,
  padding: `0 ${theme.space.medium}`,
  width: legendWidth,
  // Beside the buttons of the map, not below them.
  maxHeight: 'calc(100% - 276px)',
  overflowY: 'auto',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  boxShadow: theme.shadow.floating,
  selectors: {
    [`${screen}${withoutMap} &`]: {
      gridRow: 2,
      gridColumn: 2,
      alignSelf: 'start',
      margin: `${panelMargin}px ${panelMargin}px ${panelMargin}px 0`,
      maxHeight: `calc(100% - ${2 * panelMargin}px)`,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.small,
});

export const title = style({
  margin: 0,
  fontSize: theme.fontSize.large,
  fontWeight: theme.fontWeight.strong,
  outline: 'none',
});

export const count = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small, whiteSpace: 'nowrap' });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.small,
});

/** The floating list scrolls separately; on a phone the whole sheet scrolls. */
export const list = style({
  flex: 'none',
  marginInline: `calc(-1 * ${theme.space.small})`,
  '@media': { [wide]: { flex: 'initial', minHeight: 0, overflowY: 'auto' } },
});

export const none = style({ margin: 0, padding: theme.space.small, color: theme.color.textMuted });
