/** Size of all labels in a plot. */
const textPx = 11;
/** Height that a label takes. */
export const labelPx = 14;
/** Minimum distance between two labels in a row. */
export const labelGapPx = 8;

export const labelFont = (family: string) => `600 ${textPx}px ${family}`;

/** Width of a text in pixels. */
export type Measure = (text: string) => number;

let context: Pick<CanvasRenderingContext2D, 'font' | 'measureText'> | null | undefined;

/** Measures labels in a font. Without a canvas the width is estimated, as in the unit tests. */
export function measureIn(family: string): Measure {
  context ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  const canvas = context;
  if (!canvas) return (text) => Math.ceil(text.length * 6.6);
  return (text) => {
    canvas.font = labelFont(family);
    return Math.ceil(canvas.measureText(text).width);
  };
}

/** The text, cut to a width; empty if not even its beginning fits. */
export function shortened(text: string, widthPx: number, measure: Measure): string {
  if (measure(text) <= widthPx) return text;
  const characters = Array.from(text);
  while (characters.length > 2) {
    characters.pop();
    const cut = `${characters.join('').trimEnd()}…`;
    if (measure(cut) <= widthPx) return cut;
  }
  return '';
}
