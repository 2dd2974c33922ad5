import type { Side } from './placeNames.ts';
import type { Atlas, Cell } from '../sprites/sprites.ts';

/** Maximum width of a line in pixels. */
const longestLinePx = 180;
const haloPx = 2;

/** Font sizes and line heights in pixels. */
const letterings = {
  station: { weight: 600, size: 13, line: 16 },
  distance: { weight: 500, size: 11, line: 14 },
} as const;

export type Lettering = keyof typeof letterings;

export interface NameColors {
  label: string;
  halo: string;
  font: string;
}

/** A name split into lines, and its size in pixels including the halo. */
export interface WrittenName {
  lines: readonly string[];
  lettering: Lettering;
  width: number;
  height: number;
}

/** A name with its alignment: lines are aligned towards the mark. */
export interface NamePicture {
  id: string;
  written: WrittenName;
  side: Side;
}

function fontOf({ font }: NameColors, lettering: Lettering): string {
  const { weight, size } = letterings[lettering];
  return `${weight} ${size}px ${font}`;
}

/** Resolves when the font has loaded; at once if it has. */
export async function nameFontReady(colors: NameColors): Promise<void> {
  const [font, letters] = [fontOf(colors, 'station'), 'ačšžäöü'];
  if (!document.fonts.check(font, letters)) await document.fonts.load(font, letters).catch(() => undefined);
}

/** Splits long names into lines; words are never broken. */
export function nameWriter(colors: NameColors, lettering: Lettering): (name: string) => WrittenName {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = fontOf(colors, lettering);
  const widthOf = (text: string) => context?.measureText(text).width ?? 0;
  const known = new Map<string, WrittenName>();
  return (name) => {
    let written = known.get(name);
    if (!written) {
      const lines = linesOf(name, widthOf, longestLinePx);
      const width = Math.ceil(Math.max(...lines.map(widthOf))) + 2 * haloPx;
      written = { lines, lettering, width, height: lines.length * letterings[lettering].line + 2 * haloPx };
      known.set(name, written);
    }
    return written;
  };
}

/**
 * Splits a name into lines.
 * @param widthOf in the unit of `longest`
 */
export function linesOf(name: string, widthOf: (text: string) => number, longest: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`) <= longest) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const atlasWidthPx = 2048;
/** Maximum height of a texture that every graphics card supports. */
const tallestPx = 4096;

/**
 * Draws names as an atlas at the resolution of the screen.
 *
 * @param scale pixels of the screen per pixel of the page
 */
export function drawNames(names: readonly NamePicture[], colors: NameColors, scale: number): Atlas<string> {
  const mapping: Record<string, Cell> = {};
  let [x, y, rowHeight] = [0, 0, 0];
  const shown = names.filter(({ id, written }) => {
    const [width, height] = [Math.ceil(written.width * scale), Math.ceil(written.height * scale)];
    if (x + width > atlasWidthPx) [x, y, rowHeight] = [0, y + rowHeight, 0];
    if (width > atlasWidthPx || y + height > tallestPx) return false;
    mapping[id] = { x, y, width, height };
    x += width;
    rowHeight = Math.max(rowHeight, height);
    return true;
  });
  const canvas = new OffscreenCanvas(atlasWidthPx, Math.max(1, y + rowHeight));
  const context = canvas.getContext('2d');
  if (context) {
    context.lineJoin = 'round';
    context.lineWidth = 2 * haloPx - 0.8;
    context.strokeStyle = colors.halo;
    context.fillStyle = colors.label;
    for (const { id, written, side } of shown) {
      const cell = mapping[id]!;
      context.setTransform(scale, 0, 0, scale, cell.x, cell.y);
      context.font = fontOf(colors, written.lettering);
      writeName(context, written, side);
    }
  }
  return { image: canvas.transferToImageBitmap(), mapping };
}

function writeName(
  context: OffscreenCanvasRenderingContext2D,
  { lines, lettering, width }: WrittenName,
  side: Side,
): void {
  const { size, line: lineHeight } = letterings[lettering];
  context.textAlign = ({ right: 'left', left: 'right', below: 'center', above: 'center' } as const)[side];
  const x = { right: haloPx, left: width - haloPx, below: width / 2, above: width / 2 }[side];
  // The middle of a line is half the cap height above the baseline.
  const baseline = haloPx + lineHeight / 2 + size * 0.364;
  lines.forEach((line, index) => context.strokeText(line, x, baseline + index * lineHeight));
  lines.forEach((line, index) => context.fillText(line, x, baseline + index * lineHeight));
}
