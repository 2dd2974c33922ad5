import type { Locator, Page } from '@playwright/test';

/** Moves fingers that begin in the middle of an element, each by its number of pixels upwards. */
export const swipeUp = (page: Page, element: Locator, ...distances: number[]) =>
  swipeUpFrom(page, element, { x: 0, y: 0 }, ...distances);

/** The same, from a place beside the middle, in pixels. */
export async function swipeUpFrom(
  page: Page,
  element: Locator,
  from: { x: number; y: number },
  ...distances: number[]
) {
  const { x, y, width, height } = (await element.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { id: number; x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const pointsAt = (part: number) =>
    distances.map((distance, id) => ({
      id,
      x: x + width / 2 + from.x + 60 * id,
      y: y + height / 2 + from.y - distance * part,
    }));
  await send('touchStart', pointsAt(0));
  for (let step = 1; step <= 10; step++) {
    await send('touchMove', pointsAt(step / 10));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await send('touchEnd', []);
  await session.detach();
}

/** Pixels that the page or the part of it that scrolls has been scrolled, at the place of an element. */
export const scrolled = (element: Locator) =>
  element.evaluate((inside) => {
    let sum = scrollY;
    for (let parent: Element | null = inside; parent; parent = parent.parentElement)
      if (parent !== document.documentElement) sum += parent.scrollTop;
    return Math.round(sum);
  });
