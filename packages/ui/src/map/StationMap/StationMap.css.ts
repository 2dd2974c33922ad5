import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';

/** Width in pixels covered by a panel on the left. */
export const insetLeft = createVar();
/** Height in pixels covered by a panel below. */
export const insetBottom = createVar();

export const frame = style({
  vars: { [insetLeft]: '0px', [insetBottom]: '0px' },
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  height: '100%',
  // Where the page gives no height. A lower place keeps its height: what is beyond it would be under other panels.
  containIntrinsicHeight: '240px',
  // With `hidden` the element could still scroll, for example on focus, and the map would be shifted against its marks.
  overflow: 'clip',
  containerType: 'size',
  // A sentence instead of the map needs no more space than its text.
  selectors: { '&:has(> [data-state="unavailable"])': { containerType: 'inline-size' } },
});

export const map = style({
  position: 'absolute',
  inset: 0,
  // Only until the map has drawn its background: otherwise the browser composites both in each frame.
  selectors: { '&[data-state="loading"]': { background: theme.map.land } },
});
/**
 * Separate layers over a changing canvas: one common layer would be as large as the map and repainted in each frame.
 */
const ownPicture = { willChange: 'transform' } as const;

export const message = style({
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  gap: theme.space.medium,
  width: '100%',
  height: '100%',
  padding: theme.space.xlarge,
  background: theme.map.land,
  color: theme.color.textMuted,
  textAlign: 'center',
});

export const lost = style([message, { position: 'absolute', inset: 0, zIndex: 1 }]);

/** All buttons in one column would reach into the attribution, or beyond the map. */
const twoColumns = { gridTemplateRows: 'repeat(2, auto)', gridAutoFlow: 'column', alignItems: 'start' } as const;
const lowest = '(max-height: 200px)';
const inOneRow = { ...twoColumns, gridTemplateRows: 'auto' } as const;

export const controls = style({
  ...ownPicture,
  position: 'absolute',
  top: theme.space.medium,
  insetInlineEnd: theme.space.medium,
  zIndex: 2,
  display: 'grid',
  gap: theme.space.small,
  '@media': {
    print: { display: 'none' },
    [media.touch]: { '@container': { '(max-height: 280px)': twoColumns, [lowest]: inOneRow } },
  },
  '@container': { '(max-height: 255px)': twoColumns, [lowest]: inOneRow },
});
/** Two buttons of one kind. */
export const pair = style({ display: 'grid', gap: theme.space.xxsmall });
/** A narrow map is for the stations: what it does not need is left out. */
export const ifRoomy = style({ '@container': { '(max-width: 560px)': { display: 'none' } } });

export const note = style({
  position: 'absolute',
  top: theme.space.medium,
  left: `calc(50% + ${insetLeft} / 2)`,
  zIndex: 1,
  transform: 'translateX(-50%)',
  width: 'max-content',
  // Between the buttons and the same space on the left.
  maxWidth: `calc(100% - ${insetLeft} - 120px)`,
  padding: `${theme.space.xxsmall} 10px`,
  borderRadius: theme.radius.large,
  background: `color-mix(in srgb, ${theme.color.raised} 88%, transparent)`,
  color: theme.color.textMuted,
  fontSize: '12px',
  textAlign: 'center',
  textWrap: 'balance',
  pointerEvents: 'none',
});

/** In the lowest map it would cover the stations. */
export const ground = style([note, { '@container': { [lowest]: { display: 'none' } } }]);

/** Below the note, if both are shown. */
export const notice = style([note, { top: '44px', zIndex: 2 }]);

/** Holds a full sentence; other notes are a few words. */
export const blocked = style([
  note,
  {
    maxWidth: `min(440px, 100% - ${insetLeft} - 120px)`,
    padding: `${theme.space.small} ${theme.space.medium}`,
    borderRadius: theme.radius.medium,
    fontSize: theme.fontSize.small,
    lineHeight: theme.lineHeight.small,
    textAlign: 'start',
    textWrap: 'wrap',
  },
]);

/** Position of the user: a dot unlike any station. */
export const position = style({
  display: 'block',
  width: '14px',
  height: '14px',
  border: `3px solid ${theme.map.halo}`,
  borderRadius: theme.radius.full,
  background: theme.color.accent,
  boxShadow: `0 0 0 1.5px ${theme.color.accent}, 0 0 0 10px color-mix(in srgb, ${theme.color.accent} 18%, transparent)`,
});

export const anchor = style({ position: 'absolute', top: 0, left: 0, zIndex: 3, willChange: 'transform' });
export const tooltip = style({
  padding: '6px 10px',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  color: theme.color.text,
  fontSize: theme.fontSize.small,
  lineHeight: theme.lineHeight.small,
  whiteSpace: 'nowrap',
  boxShadow: theme.shadow.floating,
  pointerEvents: 'none',
});
export const tooltipName = style({ fontWeight: theme.fontWeight.strong });
export const tooltipDetails = style({ color: theme.color.textMuted });

/** Maximum width of a map, in pixels, on which the card is a bottom sheet. */
export const sheetWidth = 560;

/** In a fixed corner it covers no neighbours of the station and costs no time while the map moves. */
export const card = style({
  ...ownPicture,
  position: 'absolute',
  bottom: `max(40px, ${insetBottom} + 12px)`,
  left: `calc(${insetLeft} + 12px)`,
  zIndex: 3,
  width: '300px',
  maxHeight: `calc(100% - 16px - max(40px, ${insetBottom} + 12px))`,
  overflow: 'auto',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.medium,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.floating,
  '@container': {
    [`(max-width: ${sheetWidth}px)`]: {
      right: theme.space.small,
      bottom: '28px',
      left: theme.space.small,
      width: 'auto',
      maxHeight: 'calc(100% - 40px)',
    },
  },
});

/** Length of the scale bar in pixels. */
export const scaleLength = createVar();
const line = `1.5px solid ${theme.color.textMuted}`;
const atItsStart = { ...ownPicture, position: 'absolute', top: 0, left: '-1.5px' } as const;
export const scale = style({
  position: 'absolute',
  bottom: '10px',
  left: `calc(${insetLeft} + 12px)`,
  zIndex: 1,
  height: '16px',
  borderLeft: line,
  color: theme.color.text,
  fontSize: '11px',
  lineHeight: '14px',
  pointerEvents: 'none',
  '::after': {
    ...atItsStart,
    content: '',
    bottom: 0,
    borderRight: line,
    transform: `translateX(calc(${scaleLength} * 1px - 100%))`,
  },
  // Above the attribution.
  '@container': { '(max-width: 360px)': { bottom: '28px' } },
});
/** One pixel, scaled. */
export const scaleBar = style({
  ...atItsStart,
  bottom: 0,
  width: '1px',
  borderBottom: line,
  background: `color-mix(in srgb, ${theme.color.raised} 70%, transparent)`,
  transformOrigin: 'left',
  transform: `scaleX(${scaleLength})`,
});
export const scaleText = style({
  ...atItsStart,
  transform: `translateX(calc(${scaleLength} * 0.5px - 50%))`,
  whiteSpace: 'nowrap',
});

// The required part of MapLibre's style sheet, with our tokens; the rest is unused.
const inside = (selector: string) => `${frame} ${selector}`;
globalStyle(inside('.maplibregl-map'), { overflow: 'hidden', fontFamily: 'inherit' });
globalStyle(inside('.maplibregl-canvas'), { position: 'absolute', top: 0, left: 0, outline: 'none' });
globalStyle(inside('.maplibregl-canvas:focus-visible'), focusRingInside);
globalStyle(inside('.maplibregl-canvas-container.maplibregl-interactive'), { cursor: 'grab', userSelect: 'none' });
globalStyle(inside('.maplibregl-canvas-container.maplibregl-interactive:active'), { cursor: 'grabbing' });
const touched = '.maplibregl-canvas-container.maplibregl-touch-drag-pan.maplibregl-touch-zoom-rotate';
const inScrollingPage = '.maplibregl-cooperative-gestures';
globalStyle(inside(`${touched}:not(${inScrollingPage}) .maplibregl-canvas`), {
  // deck.gl sets `unset` on the canvas, with which the browser first checks whether to scroll the page.
  touchAction: 'none !important',
});
globalStyle(inside(`${touched}${inScrollingPage} .maplibregl-canvas`), { touchAction: 'pan-x pan-y !important' });
// `MapNotices` says the same, in the language of the app.
globalStyle(inside('.maplibregl-cooperative-gesture-screen'), { display: 'none' });
globalStyle(inside('.maplibregl-boxzoom'), {
  position: 'absolute',
  top: 0,
  left: 0,
  border: `2px dotted ${theme.color.accent}`,
  background: theme.color.accentSoft,
  opacity: 0.5,
});
globalStyle(inside('.maplibregl-control-container > div'), { position: 'absolute', zIndex: 1, pointerEvents: 'none' });
// The canvas of deck.gl fills its control corner, which fills the map.
globalStyle(inside('.maplibregl-ctrl-top-left'), { inset: 0 });
globalStyle(inside('.maplibregl-ctrl-bottom-right'), { right: 0, bottom: 0 });
globalStyle(inside('.maplibregl-ctrl'), { pointerEvents: 'auto' });
globalStyle(inside('.maplibregl-ctrl-attrib'), {
  ...ownPicture,
  padding: `1px ${theme.space.small}`,
  background: `color-mix(in srgb, ${theme.color.raised} 85%, transparent)`,
  color: theme.color.textMuted,
  fontSize: '11px',
  lineHeight: theme.lineHeight.small,
});
// MapLibre leaves the text of the former style in it.
globalStyle(inside('.maplibregl-attrib-empty'), { display: 'none' });
globalStyle(inside('.maplibregl-ctrl-attrib-button'), { display: 'none' });
globalStyle(inside('.maplibregl-ctrl-attrib a'), {
  color: 'inherit',
  // In a line of 18 px.
  '@media': { [media.touch]: { paddingBlock: '6px' } },
});
