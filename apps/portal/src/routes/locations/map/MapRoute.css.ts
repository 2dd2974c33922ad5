import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@zrak/ui/theme';

const panelWidth = 368;
const panelMargin = 16;

/** Screens on which the list floats over the map, and the width that the list covers. */
export const wide = '(min-width: 768px)';
/** Of these, such as a phone on its side, those without room for the legend over the map: the panel has it, and scrolls. */
export const wideAndLow = `${wide} and (max-height: 559px)`;
const narrow = '(max-width: 767px)';
export const coveredLeft = panelMargin + panelWidth;
/** Pixels that the legend covers below, alone and with the time bar, each with the scale of the map. */
export const coveredBelow = { legend: 112, withTimeBar: 184 };
/** Width of the buttons at the right edge of the map, with the space beside them. */
const buttonsWidth = 56;

/** A browser without WebGL shows a sentence instead of the map: a strip above the list, which takes the whole width. */
const withoutMap = ':has([data-state="unavailable"])';

/** The map fills the content area and the list floats over it; on a phone the list is in a sheet below. */
export const screen = style({
  position: 'relative',
  display: 'grid',
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
    [narrow]: { overflow: 'clip' },
    [wide]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      selectors: { [`&${withoutMap}`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    },
    [wideAndLow]: { minHeight: 240 },
    // Map, legend and the whole list below each other.
    print: { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'visible' },
  },
});

/** The last row is covered by the sheet. At its highest stop the map keeps its size: nobody sees it. */
const rowsAbove = (sheet: string) => ({ gridTemplateRows: `minmax(0, 1fr) auto ${sheet}` });
export const under = styleVariants({
  // The sheet has rounded corners, under which the strip ends.
  peek: rowsAbove('80px'),
  half: rowsAbove('calc(50% - 16px)'),
  full: rowsAbove('calc(50% - 16px)'),
});

/** A sentence instead of the plan, beside the list. */
export const failure = style({
  position: 'absolute',
  insetBlockStart: theme.space.large,
  insetInline: theme.space.large,
  '@media': { [wide]: { insetInlineStart: coveredLeft + panelMargin } },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  padding: `0 ${theme.space.large} ${theme.space.large}`,
  background: theme.color.surface,
  '@media': {
    [wide]: {
      gridRow: 1,
      gridColumn: 1,
      zIndex: 1,
      alignSelf: 'start',
      minHeight: 0,
      margin: panelMargin,
      padding: theme.space.large,
      width: panelWidth,
      maxHeight: `calc(100% - ${2 * panelMargin}px)`,
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.medium,
      boxShadow: theme.shadow.floating,
      selectors: { [`${screen}${withoutMap} &`]: { gridRow: 2, width: 'auto' } },
    },
    // Its hidden texts scroll with it.
    [wideAndLow]: { position: 'relative', overflowY: 'auto' },
    print: {
      display: 'block',
      alignSelf: 'stretch',
      margin: 0,
      padding: 0,
      width: 'auto',
      maxHeight: 'none',
      border: 0,
      boxShadow: 'none',
    },
  },
});

/** Legend and time bar at the lower edge of the map, beside the list. */
export const dock = style({
  gridRow: 1,
  gridColumn: 1,
  zIndex: 1,
  alignSelf: 'end',
  justifySelf: 'center',
  display: 'grid',
  gap: theme.space.small,
  // Above the attribution and the scale of the map.
  margin: `0 ${panelMargin}px ${theme.space.xxlarge} ${coveredLeft + panelMargin}px`,
  padding: `${theme.space.small} ${theme.space.medium}`,
  width: `min(600px, 100% - ${coveredLeft + 2 * panelMargin}px)`,
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
      width: '320px',
    },
  },
  '@media': {
    // The buttons of the map reach down to the time bar.
    [wideAndLow]: {
      marginInlineEnd: panelMargin + buttonsWidth,
      width: `min(600px, 100% - ${coveredLeft + 2 * panelMargin + buttonsWidth}px)`,
    },
    print: {
      order: -1,
      alignSelf: 'stretch',
      margin: `${panelMargin}px 0`,
      width: 'auto',
      boxShadow: 'none',
      breakInside: 'avoid',
    },
  },
});

/** The time bar on a phone: right under the map. */
export const strip = style({
  gridRow: 2,
  gridColumn: 1,
  zIndex: 1,
  minWidth: 0,
  padding: `${theme.space.xsmall} ${theme.space.medium} 20px ${theme.space.small}`,
  borderTop: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  selectors: { [`${screen}${withoutMap} &`]: { display: 'none' } },
});

export const map = style({
  gridRow: 1,
  gridColumn: 1,
  minWidth: 0,
  minHeight: 0,
  position: 'relative',
  '@media': {
    [wide]: { selectors: { [`${screen}${withoutMap} &`]: { gridColumn: '1 / -1' } } },
    // Without the strip, the sheet would cover the attribution.
    [narrow]: { selectors: { [`${screen}:not(:has(> ${strip})) &`]: { marginBlockEnd: theme.space.large } } },
    print: { flex: 'none', order: -2, height: '100mm' },
  },
});

/** Area in which the sheet moves: all of the screen, or what a sentence instead of the map leaves. */
export const sheetArea = style({
  position: 'relative',
  gridRow: '1 / -1',
  gridColumn: 1,
  zIndex: 2,
  minWidth: 0,
  pointerEvents: 'none',
  selectors: { [`${screen}${withoutMap} &`]: { gridRow: 2 } },
});

/** No box: the list itself is in the grid. */
export const besideMap = style({ display: 'contents' });

/** The station that is selected, in the sheet. */
export const card = style({ display: 'grid', minWidth: 0 });

/** Name and buttons in the first row, the facts below both. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.small,
  rowGap: theme.space.xxsmall,
});

export const title = style({
  margin: 0,
  fontSize: theme.fontSize.large,
  fontWeight: theme.fontWeight.strong,
  outline: 'none',
});

export const facts = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.medium,
});

export const count = style({ color: theme.color.textMuted, fontSize: theme.fontSize.small, whiteSpace: 'nowrap' });

/** The floating list scrolls separately; on a phone the whole sheet scrolls, or the whole panel. */
export const list = style({
  flex: 'none',
  marginInline: `calc(-1 * ${theme.space.small})`,
  '@media': {
    [wide]: { flex: 'initial', minHeight: 0, overflowY: 'auto' },
    [wideAndLow]: { flex: 'none', overflowY: 'visible' },
    print: { marginInline: 0, overflow: 'visible' },
  },
});

export const none = style({ margin: 0, padding: theme.space.small, color: theme.color.textMuted });
