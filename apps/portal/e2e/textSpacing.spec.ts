import { expect, type Page, test } from '@playwright/test';
import { setLanguage } from './journey.ts';
import { say } from './say.ts';
import { extended } from './parts.ts';

// WCAG 1.4.12: nothing is cut where the reader sets wider letters, words and lines.

const spacing = `* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important; }
  p { margin-bottom: 2em !important; }`;

// The style of the test is none of the portal's.
test.use({ bypassCSP: true });
test.beforeEach(({ page }) => setLanguage(page, 'de'));

const notice = say('de', 'routes.locations.MaintenanceBanner.label');

/** Texts that are cut: those wider or higher than a box that hides the rest. */
const cutOn = (page: Page) =>
  page.locator('main').evaluate(
    (main, label) =>
      Array.from(main.querySelectorAll<HTMLElement>('*')).flatMap((box) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        const text = box.textContent?.trim() ?? '';
        if (text === '' || clipPath !== 'none' || box.clientWidth < 2) return [];
        // A notice has at most three lines, and its button shows all of it.
        if (box.closest(`[aria-label="${label}"]`)) return [];
        const isCut =
          (/hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1);
        return isCut && box.children.length < 4 ? [text.slice(0, 60)] : [];
      }),
    notice,
  );

test(
  'the map cuts no text of panel and time bar, and its legend covers no button of the card',
  extended,
  async ({ page }) => {
    await page.goto('/SI-OKOLJE/locations/map?station=loc_bezigrad');
    await page.addStyleTag({ content: spacing });
    const open = page.getByRole('link', { name: 'Station öffnen', exact: true });
    await expect(open).toBeVisible();
    const line = page.getByRole('list', { name: notice }).getByRole('listitem');
    const lineHeight = await line.evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight));
    expect((await line.boundingBox())!.height).toBeGreaterThan(1.5 * lineHeight);
    await expect.poll(() => cutOn(page)).toEqual([]);
    await expect
      .poll(() =>
        open.evaluate((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const found = [0.1, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
          return found.every((one) => link.contains(one));
        }),
      )
      .toBe(true);
  },
);

test('the page of a station cuts no name of its tiles', extended, async ({ page }) => {
  await page.goto('/SI-OKOLJE/location/loc_bezigrad');
  await page.addStyleTag({ content: spacing });
  await expect(page.getByRole('application').first()).toBeVisible();
  await expect.poll(() => cutOn(page)).toEqual([]);
});
