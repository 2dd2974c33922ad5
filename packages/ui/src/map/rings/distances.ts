import type { IntlShape } from '@formatjs/intl';

/** Metres per pixel at the equator at zoom 0, where the world is 512 pixels wide. */
const metresPerPixel = 40_075_016.686 / 512;

/** The longest round distance in metres that fits into `maxWidth` pixels at a latitude, and its width in pixels. */
export function scaleOf(latitude: number, zoom: number, maxWidth: number): { metres: number; width: number } {
  const toPixel = (metresPerPixel * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  const longest = toPixel * maxWidth;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = power * [5, 3, 2, 1].find((step) => step * power <= longest)!;
  return { metres, width: metres / toPixel };
}

export function distanceText(metres: number, intl: IntlShape): string {
  const [value, unit] = metres < 1000 ? [metres, 'meter'] : [metres / 1000, 'kilometer'];
  return intl.formatNumber(value, { style: 'unit', unit });
}
