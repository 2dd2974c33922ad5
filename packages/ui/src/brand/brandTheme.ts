import { contrast, fromLinear, parseHex, type Rgb, toHex, toLinear } from '../theme/contrast.ts';
import { type BrandScheme, type BrandToken, brandVariable } from '../theme/brandVariables.ts';
import { dark } from '../theme/dark.ts';
import { darkContrast } from '../theme/darkContrast.ts';
import { light } from '../theme/light.ts';
import { lightContrast } from '../theme/lightContrast.ts';

export interface BrandTheme {
  /** Computed colours of every scheme. */
  colors: Record<BrandScheme, Record<BrandToken, string>>;
  /** Schemes in which the given colour was not readable and was made darker or lighter. */
  adjusted: BrandScheme[];
  /** The same colours as custom properties for the root. */
  variables: Record<string, string>;
}

const schemes = {
  light: { color: light.color, limit: 4.5, step: -0.01, soft: 0.955 },
  dark: { color: dark.color, limit: 4.5, step: 0.01, soft: 0.29 },
  lightContrast: { color: lightContrast.color, limit: 7, step: -0.01, soft: 0.955 },
  darkContrast: { color: darkContrast.color, limit: 7, step: 0.01, soft: 0.25 },
};

/**
 * Computes a theme's accent from a client's colour, readable in every scheme. Returns `null` unless it is `#rrggbb` or
 * `#rgb`.
 */
export function brandTheme(accent: string): BrandTheme | null {
  const rgb = parseHex(accent);
  if (!rgb) return null;
  const given = toHex(rgb);
  const names = Object.keys(schemes) as BrandScheme[];
  const colors = Object.fromEntries(names.map((name) => [name, schemeOf(given, name)])) as BrandTheme['colors'];
  return {
    colors,
    adjusted: names.filter((name) => colors[name].accent !== given),
    variables: Object.fromEntries(
      names.flatMap((name) =>
        (Object.entries(colors[name]) as [BrandToken, string][]).map(([token, value]) => [
          brandVariable(name, token),
          value,
        ]),
      ),
    ),
  };
}

function schemeOf(given: string, name: BrandScheme): Record<BrandToken, string> {
  const { color, limit, step, soft } = schemes[name];
  const [lightness, chroma, hue] = toOklch(parseHex(given)!);
  const at = (value: number, strength = chroma) => fromOklch(value, strength, hue);
  const accentSoft = at(soft, Math.min(chroma, 0.035));
  const surfaces = [color.ground, color.surface, color.raised, color.hover, color.pressed, accentSoft];
  const isVisible = (value: string) => surfaces.every((surface) => contrast(value, surface) >= limit);
  // Black or white, whichever has more contrast with the accent.
  const inkOn = (value: string) => (contrast('#ffffff', value) >= contrast('#000000', value) ? '#ffffff' : '#000000');

  const isReadable = (value: string) => isVisible(value) && contrast(inkOn(value), value) >= limit;
  let accent = given;
  // A hundred steps of 0.01 reach black or white from any colour.
  for (let steps = 1; steps <= 100 && !isReadable(accent); steps += 1) {
    accent = at(Math.min(1, Math.max(0, lightness + steps * step)));
  }
  const onAccent = inkOn(accent);
  // Away from the ink, so that text on the accent stays readable.
  const away = onAccent === '#ffffff' ? -0.07 : 0.07;
  const accentHover = at(Math.min(1, Math.max(0, toOklch(parseHex(accent)!)[0] + away)));
  return { accent, accentHover, accentSoft, onAccent, focus: accent };
}

/** OKLCH by Björn Ottosson: lightness can change without the hue. */
function toOklch(rgb: Rgb): Rgb {
  const [r, g, b] = rgb.map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb), Math.atan2(bb, a)];
}

/** The nearest displayable colour of that lightness and hue, with less chroma if necessary. */
function fromOklch(lightness: number, chroma: number, hue: number): string {
  for (let strength = chroma; strength > 0.002; strength *= 0.92) {
    const rgb = oklchToRgb(lightness, strength, hue);
    if (rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return toHex(rgb);
  }
  return toHex(oklchToRgb(lightness, 0, hue));
}

function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
