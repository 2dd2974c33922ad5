import type { Page } from '@playwright/test';

/** Counts the frames that the page asks for. To be called before it opens. @returns frames asked for in half a second */
export async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const ask = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (call) => {
      performance.mark('frame asked');
      return ask(call);
    };
  });
  return () =>
    page.evaluate(async () => {
      performance.clearMarks('frame asked');
      await new Promise((done) => setTimeout(done, 500));
      return performance.getEntriesByName('frame asked').length;
    });
}
