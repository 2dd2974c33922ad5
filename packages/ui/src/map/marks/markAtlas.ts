import { inkOn, markShapes } from '../../components/WarningMark/shapes.ts';
import { bands, isBand } from '../bands.ts';
import { levelsByUrgency, type StationLevel } from '../levels.ts';
import type { MapTokens } from '../StationMap/mapTokens.ts';
import type { Atlas, Cell } from './sprites.ts';

/** Pixels of the atlas per pixel of the map. */
const pixelsPerPixel = 3;
/** The sprite of a cluster has a box of 48 px and a disc of 34 px. */
const clusterBoxPx = 48;
export const clusterDiscPx = 34;
const markCellPx = 80;
const ringBoxPx = 44;
export const legPx = { length: 48, height: 4 };

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type Digit = (typeof digits)[number];
const digitCellPx = { width: 48, height: 64 };
const digitFontPx = 48;
/** Size in pixels of the box around a digit, by font size. */
export const digitBox = (size: number) => (size * digitCellPx.height) / digitFontPx;

/** A mark whose fill is not that of its level. */
export interface Fill {
  level: StationLevel;
  /** `#rrggbb` */
  color: string;
}
export const fillName = ({ level, color }: Fill) => `${level}${color}` as `${StationLevel}#${string}`;

export type SpriteName =
  | StationLevel
  | `${StationLevel}#${string}`
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
 * @param fills marks in other colours, each once
 */
export function drawAtlas(tokens: MapTokens, fills: readonly Fill[] = []): MarkAtlas {
  const clusterCell = clusterBoxPx * pixelsPerPixel;
  const ringCell = ringBoxPx * pixelsPerPixel;
  const rowHeight = markCellPx + clusterCell;
  const rows = Math.ceil(levelsByUrgency.length / columns);
  const fillsPerRow = Math.floor((clusterCell * columns) / markCellPx);
  const fillsFrom = rows * rowHeight + ringCell + digitCellPx.height;
  const height = fillsFrom + Math.ceil(fills.length / fillsPerRow) * markCellPx;
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

  fills.forEach((mark, index) => {
    const x = (index % fillsPerRow) * markCellPx;
    const y = fillsFrom + Math.floor(index / fillsPerRow) * markCellPx;
    mapping[fillName(mark)] = { x, y, width: markCellPx, height: markCellPx };
    if (!context) return;
    scaleToCell(context, x, y);
    drawMark(context, mark.level, tokens, mark.color);
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

function scaleToCell(context: OffscreenCanvasRenderingContext2D, x: number, y: number) {
  const scale = (markCellPx - 8) / 20;
  context.setTransform(scale, 0, 0, scale, x + 4, y + 4);
}

function drawMark(
  context: OffscreenCanvasRenderingContext2D,
  level: StationLevel,
  tokens: MapTokens,
  color = tokens[level],
) {
  // A band has the same square as the page's own mark.
  const { body, sign, ink } = isBand(level) ? { ...markShapes.low, ink: bands[level].ink } : markShapes[level];
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const outline = new Path2D(body);
  // An outline in the background colour separates neighbours.
  context.lineWidth = 3.6;
  context.strokeStyle = tokens.halo;
  context.stroke(outline);
  context.fillStyle = color;
  fill(context, outline);
  context.lineWidth = 1.5;
  context.strokeStyle = tokens.outline;
  context.setLineDash(level === 'noData' ? [2.6, 2] : []);
  context.stroke(outline);
  context.setLineDash([]);
  const inkName = color === tokens[level] ? ink : inkOn(color);
  const inkColor = { dark: '#14202b', light: '#ffffff', outline: tokens.outline }[inkName];
  if (isBand(level)) {
    context.fillStyle = inkColor;
    context.font = `600 12px ${tokens.font}`;
    context.textAlign = 'center';
    context.fillText(bands[level].digit, 10, 14.3);
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
