import { useCallback, useEffect, useState } from 'react';
import type { PlanPicture } from './sitePlanProps.ts';

/** Longest side of a texture that every graphics card supports. */
const longestTexturePx = 4096;
/** A drawing without pixels is sharp at this enlargement. */
const sharpAt = 2;

interface Answer {
  /** Key of the request. */
  of: string;
  /** Null if the picture has failed. */
  image: ImageBitmap | null;
}

/**
 * Loads a picture for the graphics card.
 *
 * @param framePx longest side of the element when the picture loads
 */
export function usePicture({ url, width, height }: PlanPicture, framePx: number | null) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const request = `${attempt} ${width} ${height} ${url}`;
  const isMeasured = framePx !== null;

  useEffect(() => {
    if (framePx === null) return undefined;
    let isCurrent = true;
    const load = async () => {
      let image: ImageBitmap | null = null;
      try {
        image = await drawn(url, width, height, framePx * window.devicePixelRatio * sharpAt);
      } catch (error) {
        console.warn(`The picture ${url} cannot be drawn:`, error);
      }
      if (isCurrent) setAnswer({ of: request, image });
      else image?.close();
    };
    void load();
    return () => {
      isCurrent = false;
    };
    // A picture of another size is not needed when only the window changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [url, width, height, request, isMeasured]);

  const current = answer?.of === request ? answer : null;
  const state: 'loading' | 'shown' | 'failed' = current ? (current.image ? 'shown' : 'failed') : 'loading';
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, image: current?.image ?? null, retry };
}

/** Draws a picture on white paper, at least as long as asked: a drawing has no pixels. */
async function drawn(url: string, width: number, height: number, leastPx: number): Promise<ImageBitmap> {
  const image = new Image(width, height);
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  const length = Math.max(width, height);
  const scale = Math.min(Math.max(length, leastPx), longestTexturePx) / length;
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas.transferToImageBitmap();
}
