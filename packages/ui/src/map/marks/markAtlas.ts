import { inkOn, markShapes } from '../../components/WarningMark/shapes.ts';
import { bands, isBand } from '../bands.ts';
import { levelsByUrgency, type StationLevel } from '../levels.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import { markPx } from './marks.ts';
import type { Atlas, Cell } from '../sprites/sprites.ts';

/** Pixels of the atlas per pixel of the map. */
const pixelsPerPixel = 3;
/** The sprite of a cluster has a box of 48 px and a disc of 34 px. */
const clusterBoxPx = 48;
export const clusterDiscPx = 34;
const markCellPx = 80;
/** Width of the cell of a mark with a value of four characters. */
const ownCellPx = 136;
const ringBoxPx = 44;
export const legPx = { length: 48, height: 4 };

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type Digit = (typeof digits)[number];
const digitCellPx = { width: 48, height: 64 };
const digitFontPx = 48;
/** Size in pixels of the box around a digit, by font size. */
export const digitBox = (size: number) => (size * digitCellPx.height) / digitFontPx;

/** A mark whose fill is not that of its level, or that shows a value. */
export interface OwnMark {
  level: StationLevel;
  /** `#rrggbb` */
  color?: string | undefined;
  text?: string | undefined;
  /** Width in pixels of the drawn mark. */
  width: number;
}
export const ownName = ({ level, color = '', text = '' }: OwnMark) => `${level}:${color}:${text}` as const;

/** Height in pixels of the box around a mark: the mark, and the halo that separates it from others. */
export const markBoxPx = 34;

export type SpriteName =
  | StationLevel
  | `${StationLevel}:${string}:${string}`
  | `cluster-${StationLevel}`
  | `digit-${Digit}`
  | 'selected'
  | 'pointed'
  | 'leg';

export interface MarkAtlas extends Atlas<SpriteName> {
  /** Width of a digit per pixel of font size. */
  advances: Readonly<Record<Digit, number>>;
}

/** Size in pixels of the box around a disc, by diameter. */
export const clusterBox = (pixels: number) => (pixels * clusterBoxPx) / clusterDiscPx;
/** Size in pixels of the box around a ring, by radius. */
export const ringBox = (radius: number) => (radius * ringBoxPx) / 19;

/** Number of levels per row of the atlas. */
const columns = 10;

/**
 * Draws the marks of the page as an atlas of sprites.
 *
 * @param own marks in other colours or with values, each once
 */
export function drawAtlas(tokens: MapTokens, own: readonly OwnMark[] = []): MarkAtlas {
  const clusterCell = clusterBoxPx * pixelsPerPixel;
  const ringCell = ringBoxPx * pixelsPerPixel;
  const rowHeight = markCellPx + clusterCell;
  const rows = Math.ceil(levelsByUrgency.length / columns);
  const ownPerRow = Math.floor((clusterCell * columns) / ownCellPx);
  const ownFrom = rows * rowHeight + ringCell + digitCellPx.height;
  const height = ownFrom + Math.ceil(own.length / ownPerRow) * markCellPx;
  const atlas = new OffscreenCanvas(clusterCell * columns, height);
  const context = atlas.getContext('2d');
  const mapping: Partial<Record<SpriteName, Cell>> = {};

  levelsByUrgency.forEach((level, index) => {
    const x = (index % columns) * clusterCell;
    const y = Math.floor(index / columns) * rowHeight;
    mapping[level] = { x, y, width: markCellPx, height: markCellPx };
    mapping[`cluster-${level}`] = { x, y: y + markCellPx, width: clusterCell, height: clusterCell };
    if (!context) return;
    scaleToCell(context, x, y);
    drawMark(context, level, tokens);
    context.setTransform(pixelsPerPixel, 0, 0, pixelsPerPixel, x, y + markCellPx);
    drawCluster(context, level, tokens);
  });

  own.forEach((mark, index) => {
    const x = (index % ownPerRow) * ownCellPx;
    const y = ownFrom + Math.floor(index / ownPerRow) * markCellPx;
    const width = Math.round(markCellPx + ((mark.width - markPx) * markCellPx) / markBoxPx);
    mapping[ownName(mark)] = { x, y, width, height: markCellPx };
    if (!context) return;
    scaleToCell(context, x, y);
    drawMark(context, mark.level, tokens, mark);
  });

  const y = rows * rowHeight;
  (['selected', 'pointed'] as const).forEach((name, index) => {
    mapping[name] = { x: index * ringCell, y, width: ringCell, height: ringCell };
    if (!context) return;
    context.setTransform(pixelsPerPixel, 0, 0, pixelsPerPixel, index * ringCell, y);
    disc(context, 22, 22, 19);
    context.globalAlpha = 0.18;
    context.fillStyle = tokens.accent;
    fill(context);
    context.globalAlpha = 1;
    context.lineWidth = index === 0 ? 2.5 : 1.5;
    context.strokeStyle = tokens.accent;
    context.stroke();
  });

  const leg = { width: legPx.length * pixelsPerPixel, height: legPx.height * pixelsPerPixel };
  mapping.leg = { x: 2 * ringCell, y, ...leg };
  if (context) {
    context.setTransform(pixelsPerPixel, 0, 0, pixelsPerPixel, 2 * ringCell, y);
    context.fillStyle = tokens.outline;
    context.fillRect(0, 1.4, legPx.length, 1.2);
  }
  const advances = Object.fromEntries(digits.map((digit) => [digit, 0.6])) as Record<Digit, number>;
  digits.forEach((digit, index) => {
    const cell = { ...digitCellPx, x: index * digitCellPx.width, y: y + ringCell };
    mapping[`digit-${digit}`] = cell;
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.font = `600 ${digitFontPx}px ${tokens.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillStyle = tokens.label;
    // The middle of a digit is half the cap height above the baseline.
    context.fillText(digit, cell.x + cell.width / 2, cell.y + cell.height / 2 + digitFontPx * 0.364);
    advances[digit] = context.measureText(digit).width / digitFontPx;
  });
  return { image: atlas.transferToImageBitmap(), mapping: mapping as Record<SpriteName, Cell>, advances };
}

/** Units of the marks' paths per pixel of the atlas. */
const unitPx = (markCellPx - 8) / 20;

function scaleToCell(context: OffscreenCanvasRenderingContext2D, x: number, y: number) {
  context.setTransform(unitPx, 0, 0, unitPx, x + 4, y + 4);
}

/** Rounded square of a band, wider for a value: larger than the signs of the warnings, so that its number is legible. */
const bandEdge = { from: 1.6, side: 16.8, radius: 4 };

function bandBody(width: number): Path2D {
  const path = new Path2D();
  const units = ((width - markPx) * markCellPx) / markBoxPx / unitPx;
  path.roundRect(bandEdge.from, bandEdge.from, bandEdge.side + units, bandEdge.side, bandEdge.radius);
  return path;
}

function drawMark(
  context: OffscreenCanvasRenderingContext2D,
  level: StationLevel,
  tokens: MapTokens,
  { color = tokens[level], text, width = markPx }: Partial<OwnMark> = {},
) {
  const { sign, ink } = isBand(level) ? { sign: '', ink: bands[level].ink } : markShapes[level];
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const outline = isBand(level) ? bandBody(width) : new Path2D(markShapes[level].body);
  // An outline in the background colour separates neighbours.
  context.lineWidth = 3.6;
  context.strokeStyle = tokens.halo;
  context.stroke(outline);
  context.fillStyle = color;
  fill(context, outline);
  context.lineWidth = 1.2;
  context.strokeStyle = tokens.outline;
  context.setLineDash(level === 'noData' ? [2.6, 2] : []);
  context.stroke(outline);
  context.setLineDash([]);
  const inkName = color === tokens[level] ? ink : inkOn(color);
  const inkColor = { dark: '#14202b', light: '#ffffff', outline: tokens.outline }[inkName];
  if (isBand(level)) {
    const size = text === undefined ? 11.5 : 9;
    context.fillStyle = inkColor;
    context.font = `600 ${size}px ${tokens.font}`;
    context.textAlign = 'center';
    const middle = 10 + ((width - markPx) * markCellPx) / markBoxPx / unitPx / 2;
    // The middle of a digit is half the cap height above the baseline.
    context.fillText(text ?? bands[level].digit, middle, 10 + size * 0.364);
    return;
  }
  context.lineWidth = 2;
  context.strokeStyle = inkColor;
  context.stroke(new Path2D(sign));
}

/**
 * A ring in the colour of the worst level, its mark at the corner, space for the count, and an outline. No station
 * looks similar.
 */
function drawCluster(context: OffscreenCanvasRenderingContext2D, level: StationLevel, tokens: MapTokens) {
  const middle = clusterBoxPx / 2;
  const radius = clusterDiscPx / 2;
  disc(context, middle, middle, radius + 4);
  context.lineWidth = 3.6;
  context.strokeStyle = tokens.halo;
  context.stroke();
  context.lineWidth = 1.2;
  context.strokeStyle = tokens.outline;
  context.stroke();
  disc(context, middle, middle, radius + 2);
  context.fillStyle = tokens.halo;
  fill(context);
  disc(context, middle, middle, radius - 2.5);
  context.lineWidth = 5;
  context.strokeStyle = tokens.outline;
  context.stroke();
  context.lineWidth = 3;
  context.strokeStyle = tokens[level];
  context.stroke();
  context.translate(29.5, 2);
  context.scale(0.8, 0.8);
  drawMark(context, level, tokens);
}

function disc(context: OffscreenCanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function fill(context: OffscreenCanvasRenderingContext2D, path?: Path2D) {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  if (path) context.fill(path);
  else context.fill();
}
