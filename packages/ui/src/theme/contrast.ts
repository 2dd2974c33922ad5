/** Red, green and blue, 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Parses `#rgb` or `#rrggbb`; `null` for anything else. */
export function parseHex(text: string): Rgb | null {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim());
  if (!digits) return null;
  const hex = digits[2] ?? digits[1]!.replaceAll(/./g, '$&$&');
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

export function toHex(rgb: Rgb): string {
  const pair = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(pair).join('')}`;
}

export const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
export const fromLinear = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

function luminance([red, green, blue]: Rgb) {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast ratio as defined by WCAG, 1 to 21; NaN for an invalid colour. */
export function contrast(first: string, second: string): number {
  const [a, b] = [parseHex(first), parseHex(second)];
  if (!a || !b) return Number.NaN;
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
