import { expect, type Page, test } from '@playwright/test';
import { setLanguage } from './journey.ts';
import { extended } from './parts.ts';

const screen = '/SI-OKOLJE/pollution/classes';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

/** Width and height of a picture that the page may show. */
const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);

test('the portal can be put on the home screen, with its name and its icons', async ({ page }) => {
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // As the browser reads it, with the security policy of the page.
  const session = await page.context().newCDPSession(page);
  const { url, data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as Manifest;
  expect(manifest).toMatchObject({ name: 'Zrak', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, new URL(src, url).href)).toBe(sizes);
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(await sizeOf(page, touchIcon!)).toBe('180x180');
});

/** Colour of the bars of the browser: the first that fits the device, as the standard says. */
const themeColor = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return all.find(({ media }) => matchMedia(media).matches)?.content;
  });
/** Colour of the top bar, as `#rrggbb`. */
const topBarColor = (page: Page) =>
  page.getByRole('banner').evaluate((element) => {
    const [red, green, blue] = getComputedStyle(element).backgroundColor.match(/\d+/g)!;
    return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  });

for (const device of ['light', 'dark'] as const) {
  test(`the bars of the browser have the colour of the top bar: ${device} device`, extended, async ({ page }) => {
    await setLanguage(page, 'en');
    await page.emulateMedia({ colorScheme: device });
    await page.goto(screen);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await themeColor(page)).toBe(await topBarColor(page));
    const ofDevice = await themeColor(page);

    const other = device === 'light' ? 'dark' : 'light';
    await page.evaluate((theme) => localStorage.setItem('theme', theme), other);
    // The inline script does it before the code has come.
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => themeColor(page)).not.toBe(ofDevice);
    await page.unrouteAll();
    await page.goto(screen);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await themeColor(page)).toBe(await topBarColor(page));

    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('menuitemradio', { name: device === 'light' ? 'Light' : 'Dark' }).click();
    await expect.poll(() => themeColor(page)).toBe(ofDevice);
  });
}
