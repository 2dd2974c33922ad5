import { expect } from 'storybook/test';

/** Windows in which a dialog must remain usable; names of viewports in the Storybook preview. */
export const lowWindow = { viewport: { value: 'lowWindow', isRotated: false } };
export const smallPhone = { viewport: { value: 'smallPhone', isRotated: false } };
/** A window of 1280 × 650 at 400 % zoom. */
export const zoomed = { viewport: { value: 'zoomed', isRotated: false } };

/** Expects that the user sees the centre of the element and can press it. */
export async function expectWithinReach(element: HTMLElement): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(top + height).toBeLessThanOrEqual(window.innerHeight);
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element.contains(seen) || seen?.contains(element)).toBe(true);
}
