import type { Position } from 'geojson';
import { toleranceAt } from './detail.ts';
import type { Line } from './simplify.ts';

/** Steps of a degree in the files: about 27 m. `readLine` in packages/ui/src/map/basemap reads them. */
const stepsPerDegree = 4096;
const stepMetres = 111_320 / stepsPerDegree;

/**
 * Rounds a position to a power of two of steps, about a third of the accuracy at its place. Round numbers compress
 * better, and lines of neighbours that differ by less become equal.
 */
export function rounded(position: Position): Position {
  const grid = 2 ** Math.max(0, Math.floor(Math.log2(toleranceAt(position) / stepMetres / 2.5))) / stepsPerDegree;
  return position.map((degrees) => Math.round(degrees / grid) * grid);
}

/**
 * A line of rounded positions as text: differences between them, five bits per character (Google's polyline encoding,
 * longitude first). It is half as large as numbers in JSON.
 */
export function encodeLine(line: Line): string {
  let text = '';
  let lastX = 0;
  let lastY = 0;
  for (const [longitude = 0, latitude = 0] of line) {
    const x = Math.round(longitude * stepsPerDegree);
    const y = Math.round(latitude * stepsPerDegree);
    text += encodeNumber(x - lastX) + encodeNumber(y - lastY);
    lastX = x;
    lastY = y;
  }
  return text;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? -value * 2 - 1 : value * 2;
  let text = '';
  while (rest >= 32) {
    text += String.fromCharCode((rest % 32) + 32 + firstCharacter);
    rest = Math.floor(rest / 32);
  }
  return text + String.fromCharCode(rest + firstCharacter);
}

const firstCharacter = 63;
