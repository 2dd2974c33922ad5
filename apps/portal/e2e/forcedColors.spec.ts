import { expect, test } from '@playwright/test';
import { setLanguage } from './journey.ts';
import { extended } from './parts.ts';

for (const [theme, colorScheme] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(
    `graphs follow the colours of the device: ${colorScheme}, with the ${theme} theme chosen`,
    extended,
    async ({ page }) => {
      await setLanguage(page, 'en');
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto('/SI-OKOLJE/location/loc_bezigrad');
      const canvas = page.getByRole('application').locator('canvas').first();
      /** Lightness, from 0 to 1, of the drawn pixel with most contrast to the background. */
      const strongest = () =>
        canvas.evaluate((node: HTMLCanvasElement, isDark) => {
          const { data } = node.getContext('2d')!.getImageData(0, 0, node.width, node.height);
          let found = isDark ? 0 : 255;
          for (let at = 0; at < data.length; at += 4) {
            if (data[at + 3]! < 250) continue;
            const lightness = (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
            found = isDark ? Math.max(found, lightness) : Math.min(found, lightness);
          }
          return found / 255;
        }, colorScheme === 'dark');
      await expect(canvas).toBeVisible();
      if (colorScheme === 'dark') await expect.poll(strongest).toBeGreaterThan(0.97);
      else await expect.poll(strongest).toBeLessThan(0.03);
    },
  );
}
