import { contrast, toHex } from '../../packages/ui/src/theme/contrast.ts';

function hexOf(computed: string): string {
  const [red = 0, green = 0, blue = 0] = (computed.match(/\d+/g) ?? []).map(Number);
  return toHex([red / 255, green / 255, blue / 255]);
}

/** Contrast of an element's text with its background, from the colours that the browser has applied. */
export function measuredContrast(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  return contrast(hexOf(color), hexOf(backgroundColor));
}

/** Background colour that the browser has applied, as `#rrggbb`. */
export const measuredBackground = (element: Element) => hexOf(getComputedStyle(element).backgroundColor);
