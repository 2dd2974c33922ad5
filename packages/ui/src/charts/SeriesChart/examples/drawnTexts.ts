/** A text on a canvas, with its tight box in CSS pixels of the canvas. */
export interface DrawnText {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Records the texts that are drawn on canvases, because the browser keeps only their pixels. A canvas is empty again
 * when its width is set.
 */
export function recordTexts() {
  const drawn = new Map<HTMLCanvasElement, Map<string, DrawnText>>();
  const pen = CanvasRenderingContext2D.prototype;
  const fillText = Object.getOwnPropertyDescriptor(pen, 'fillText')!.value as CanvasRenderingContext2D['fillText'];
  const width = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'width')!;
  Object.defineProperty(HTMLCanvasElement.prototype, 'width', {
    ...width,
    set(this: HTMLCanvasElement, value: number) {
      drawn.delete(this);
      width.set!.call(this, value);
    },
  });
  pen.fillText = function record(this: CanvasRenderingContext2D, text, x, y, ...rest) {
    fillText.call(this, text, x, y, ...rest);
    const box = this.measureText(text);
    const { a: scale, e, f } = this.getTransform();
    const ratio = devicePixelRatio;
    const texts = drawn.get(this.canvas) ?? new Map<string, DrawnText>();
    drawn.set(this.canvas, texts);
    // A repeated drawing writes the same text at the same place.
    texts.set(`${text} ${e + scale * x} ${f + scale * y}`, {
      text,
      left: (e + scale * (x - box.actualBoundingBoxLeft)) / ratio,
      right: (e + scale * (x + box.actualBoundingBoxRight)) / ratio,
      top: (f + scale * (y - box.actualBoundingBoxAscent)) / ratio,
      bottom: (f + scale * (y + box.actualBoundingBoxDescent)) / ratio,
    });
  };
  return {
    textsOn: (canvas: HTMLCanvasElement): readonly DrawnText[] => [...(drawn.get(canvas)?.values() ?? [])],
    stop: () => {
      pen.fillText = fillText;
      Object.defineProperty(HTMLCanvasElement.prototype, 'width', width);
    },
  };
}

/** Pairs of texts that overlap. */
export const overlapping = (texts: readonly DrawnText[]): string[] =>
  texts.flatMap((one, place) =>
    texts
      .slice(place + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
