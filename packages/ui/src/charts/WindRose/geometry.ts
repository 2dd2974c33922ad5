import { sectorWidth } from '@zrak/quantities/wind';
import { compassPoints } from './compass.ts';

/** Width and height of the drawing in its own units. */
export const size = 300;
/** Radius of the circle in the centre, which shows calm. */
export const hubRadius = 34;
const outerRadius = 124;
export const letterRadius = 138;
/** Width of a petal within its sector, in degrees. */
const petalWidth = 0.84 * sectorWidth;

const round = (value: number) => Number(value.toFixed(2));

/**
 * Position at a radius and bearing.
 * @param bearing degrees clockwise from north, which is at the top
 */
export function placeAt(radius: number, bearing: number): { x: number; y: number } {
  const angle = (bearing * Math.PI) / 180;
  return { x: round(size / 2 + radius * Math.sin(angle)), y: round(size / 2 - radius * Math.cos(angle)) };
}

/**
 * Radius of a position in a petal; petals start at the central circle.
 * @param position 0 at the central circle, 1 at the outermost ring
 */
export const radiusAt = (position: number): number => round(hubRadius + position * (outerRadius - hubRadius));

/**
 * Path of the part of a petal between two radii.
 * @param sector index into `compassPoints`
 */
export function petalPath(sector: number, inner: number, outer: number): string {
  const left = sector * sectorWidth - petalWidth / 2;
  const right = left + petalWidth;
  const corners = [placeAt(inner, left), placeAt(outer, left), placeAt(outer, right), placeAt(inner, right)];
  const [a, b, c, d] = corners.map(({ x, y }) => `${x} ${y}`);
  return `M${a}L${b}A${outer} ${outer} 0 0 1 ${c}L${d}A${inner} ${inner} 0 0 0 ${a}Z`;
}

/**
 * Bearing between the two neighbouring petals with the smallest total length, where the labels of the rings cover
 * least.
 */
export function quietestBearing(lengths: readonly number[]): number {
  const pairs = compassPoints.map((_, index) => (lengths[index] ?? 0) + (lengths[(index + 1) % lengths.length] ?? 0));
  return (pairs.indexOf(Math.min(...pairs)) + 0.5) * sectorWidth;
}
