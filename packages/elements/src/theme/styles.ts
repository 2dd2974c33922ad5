import { tokenStyles } from './tokens.ts';

/**
 * Styles of everything in the shadow tree. `all: initial` stops the styles that a page's element would inherit, except
 * its direction. The intrinsic size is the width where the page gives none: a container has no width by its content.
 */
const styles = `
:host { display: block; min-width: 0; max-width: 100%; }
:host([hidden]) { display: none; }
.root:focus { outline: none; }
.root {
  all: initial;
  display: block;
  direction: ltr;
  unicode-bidi: isolate;
  box-sizing: border-box;
  container-type: inline-size;
  contain-intrinsic-inline-size: min(352px, 100vw - 2px);
  overflow: hidden;
  border: 1px solid var(--zrak-color-border);
  border-radius: var(--zrak-radius-medium);
  background: var(--zrak-color-surface);
  color: var(--zrak-color-text);
  color-scheme: inherit;
  font-family: var(--zrak-font-family);
  font-size: var(--zrak-fontSize-body);
  line-height: var(--zrak-lineHeight-body);
  overflow-wrap: anywhere;
  -webkit-font-smoothing: antialiased;
}
.root *, .root *::before, .root *::after { box-sizing: border-box; }
.root p, .root h2, .root ul, .root figure, .root dl, .root dd { margin: 0; padding: 0; }
.root ul { list-style: none; }
.root sub { font-size: 75%; line-height: 0; }
a { color: var(--zrak-color-accent); text-decoration: underline; text-underline-offset: 2px; }
a:hover { color: var(--zrak-color-accentHover); }
:focus-visible { outline: 2px solid var(--zrak-color-focus); outline-offset: 2px; border-radius: var(--zrak-radius-small); }
.card { display: grid; gap: var(--zrak-space-large); padding: var(--zrak-space-large); }
.head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--zrak-space-xsmall) var(--zrak-space-medium); }
.name {
  padding-inline-end: var(--zrak-name-end, 0);
  font-size: var(--zrak-fontSize-large);
  line-height: var(--zrak-lineHeight-large);
  font-weight: var(--zrak-fontWeight-strong);
}
.name a { color: inherit; text-decoration: none; }
.name a:hover { text-decoration: underline; }
.muted { color: var(--zrak-color-textMuted); font-size: var(--zrak-fontSize-small); line-height: var(--zrak-lineHeight-small); }
.verdict { display: flex; align-items: center; gap: var(--zrak-space-medium); }
.verdictText { display: grid; gap: var(--zrak-space-xxsmall); }
.word {
  font-size: var(--zrak-fontSize-title);
  line-height: var(--zrak-lineHeight-title);
  font-weight: var(--zrak-fontWeight-strong);
}
.square {
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  border: 1.5px solid var(--zrak-mark-outline);
  border-radius: var(--zrak-radius-medium);
  font-size: var(--zrak-fontSize-headline);
  line-height: 1;
  font-weight: var(--zrak-fontWeight-strong);
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
}
.squareSmall { width: 24px; height: 24px; border-radius: var(--zrak-radius-small); font-size: var(--zrak-fontSize-small); }
.inkDark { color: #000; }
.inkLight { color: #fff; }
.mark { flex: none; width: 40px; height: 40px; }
.markSmall { width: 24px; height: 24px; padding: 2px; }
.mark path { stroke: var(--zrak-mark-outline); stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; print-color-adjust: exact; }
.mark .sign { fill: none; stroke-width: 1.8; }
.mark .sign.onDark { stroke: var(--zrak-mark-ink); }
.mark .sign.onLight { stroke: var(--zrak-mark-inkOnDark); }
.values { display: grid; }
.value {
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  column-gap: var(--zrak-space-medium);
  padding-block: var(--zrak-space-small);
  border-top: 1px solid var(--zrak-color-border);
}
.value .muted { grid-column: 1; }
.figure { grid-column: 2; grid-row: 1; text-align: end; font-variant-numeric: tabular-nums; font-weight: var(--zrak-fontWeight-strong); white-space: nowrap; }
.unit { font-weight: var(--zrak-fontWeight-regular); font-size: var(--zrak-fontSize-small); color: var(--zrak-color-textMuted); }
.course { display: grid; gap: var(--zrak-space-xsmall); }
.line { display: block; width: 100%; height: 48px; overflow: visible; color: var(--zrak-color-accent); }
.line path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.line .last { stroke-width: 7; }
.line .axis { stroke: var(--zrak-color-border); stroke-width: 1; }
.foot {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--zrak-space-xsmall) var(--zrak-space-medium);
  padding-top: var(--zrak-space-medium);
  border-top: 1px solid var(--zrak-color-border);
}
.foot a, .link { display: inline-flex; align-items: center; min-height: 24px; }
.notice { display: grid; justify-items: start; gap: var(--zrak-space-small); }
.strong { font-weight: var(--zrak-fontWeight-strong); }
button {
  all: unset;
  box-sizing: border-box;
  min-height: 32px;
  padding: var(--zrak-space-xsmall) var(--zrak-space-medium);
  border: 1px solid var(--zrak-color-borderStrong);
  border-radius: var(--zrak-radius-small);
  font-weight: var(--zrak-fontWeight-strong);
  cursor: pointer;
}
button:hover { background: var(--zrak-color-hover); }
button:focus-visible { outline: 2px solid var(--zrak-color-focus); outline-offset: 2px; }
button[aria-disabled="true"] { cursor: default; color: var(--zrak-color-textMuted); }
.bone { background: var(--zrak-color-skeleton); border-radius: var(--zrak-radius-small); height: 16px; }
.bone.short { width: 45%; }
.bone.tall { height: 48px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
::slotted([slot="map"]) { height: 100%; }
:host([list="none"]) .root { border: 0; border-radius: 0; }
.frame { display: block; width: 100%; height: var(--zrak-map-height, 420px); border: 0; background: var(--zrak-color-ground); }
.stations { max-height: 260px; overflow: auto; border-top: 1px solid var(--zrak-color-border); }
.station { display: flex; align-items: center; gap: var(--zrak-space-medium); min-height: 40px; padding: var(--zrak-space-small) var(--zrak-space-large); border-top: 1px solid var(--zrak-color-border); }
.station:first-child { border-top: 0; }
.stationText { flex: 1; min-width: 0; }
.mapHead { padding: var(--zrak-space-medium) var(--zrak-space-large); }
.mapBone { height: var(--zrak-map-height, 420px); }
.mapFoot { padding: var(--zrak-space-medium) var(--zrak-space-large); }
@container (min-width: 560px) {
  .card.wide { grid-template-columns: 1fr 1fr; column-gap: var(--zrak-space-xlarge); }
  .card.wide > .head, .card.wide > .foot, .card.wide > .notice { grid-column: 1 / -1; }
  .card.wide > .values { grid-column: 2; grid-row: 2 / span 2; }
  .card.wide > .values > :first-child { border-top: 0; padding-top: 0; }
}
@media (forced-colors: active) {
  .square { forced-color-adjust: none; border-color: CanvasText; }
  .mark path { forced-color-adjust: none; }
  .mark path.body { stroke: CanvasText; }
}
`;

let sheet: CSSStyleSheet | undefined;

/** One style sheet for all elements. Constructed, because a content security policy may forbid style elements. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(tokenStyles + styles);
  }
  return sheet;
}
