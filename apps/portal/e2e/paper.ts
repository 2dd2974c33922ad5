import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text on a page, in points from its upper left corner. */
export interface TextBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PaperPage {
  width: number;
  height: number;
  boxes: TextBox[];
  text: string;
}

/** Ascent of capitals and digits, as a share of the font size: what a reader sees of a line without descenders. */
const capHeight = 0.7;

/** The pages of a PDF with the boxes of their visible text. */
export async function pagesOf(pdf: Uint8Array): Promise<PaperPage[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const boxes = items.flatMap((item): TextBox[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size, left, baseline] = item.transform as [number, number, number, number, number, number];
      const bottom = height - baseline;
      return [{ text: item.str, left, right: left + item.width, top: bottom - Math.abs(size) * capHeight, bottom }];
    });
    pages.push({ width, height, boxes, text: boxes.map(({ text }) => text).join(' ') });
  }
  await task.destroy();
  return pages;
}

/** Overlaps that kerning (across) and rounding (down) cause, in points. */
const tolerance = { across: 2, down: 0.5 };

/** Text with an outline is painted twice. */
const isRepaint = (one: TextBox, other: TextBox) =>
  one.text === other.text && Math.abs(one.left - other.left) < 0.1 && Math.abs(one.top - other.top) < 0.1;

/** pdfjs joins the letters of C₆H₆ to "C H", whose box then holds the lowered figure between them. */
function isSubscriptOf(lowered: TextBox, { text, top, bottom }: TextBox): boolean {
  const height = bottom - top;
  const below = (lowered.bottom - bottom) / height;
  return text.includes(' ') && lowered.bottom - lowered.top < 0.85 * height && below > 0.1 && below < 0.5;
}

/** Pairs of text that are printed over each other. */
export function overlapsOf({ boxes }: PaperPage): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          !isRepaint(one, other) &&
          !isSubscriptOf(other, one) &&
          !isSubscriptOf(one, other) &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance.across &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance.down,
      )
      .map((other) => `“${one.text}” × “${other.text}”`),
  );
}
