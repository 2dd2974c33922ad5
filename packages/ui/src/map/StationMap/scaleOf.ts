/** Of the earth, as Web Mercator has it. */
const METRES_ROUND = 40_075_016.686;
/** Pixels of the whole world at zoom 0. */
const WORLD = 512;

export interface Scale {
  value: number;
  unit: 'meter' | 'kilometer';
  /** Pixels it is long. */
  width: number;
}

/** The longest round distance that fits into so many pixels of a map at a latitude. */
export function scaleOf(latitude: number, zoom: number, maxWidth: number): Scale {
  const metresPerPixel = (METRES_ROUND * Math.cos((latitude * Math.PI) / 180)) / (WORLD * 2 ** zoom);
  const longest = metresPerPixel * maxWidth;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = power * ([5, 3, 2].find((step) => step * power <= longest) ?? 1);
  const [value, unit] = metres < 1000 ? [metres, 'meter' as const] : [metres / 1000, 'kilometer' as const];
  return { value, unit, width: metres / metresPerPixel };
}
