import type { Browser, Page } from 'playwright';

/** Errors and warnings of the page: also those that React reports while it hydrates. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // SwiftShader reports slow reads of the canvas.
    const isOfBrowser = message.text().includes('GPU stall');
    if (['error', 'warning'].includes(message.type()) && !isOfBrowser) faults.push(message.text());
  });
  return faults;
}

/** The map has started the worker that the package brings: without it there is no basemap. */
export async function expectMapWorker(where: string, page: Page): Promise<void> {
  const isOfMap = () => page.workers().some((worker) => /maplibre/i.test(worker.url()));
  for (const until = Date.now() + 60_000; !isOfMap() && Date.now() < until;) await page.waitForTimeout(100);
  if (!isOfMap()) throw new Error(`${where}: no worker of the map`);
  await page.locator('[data-state="ready"]').first().waitFor({ timeout: 60_000 });
}

export function expectNoFaults(where: string, faults: string[]): void {
  if (faults.length > 0) throw new Error(`${where}: errors or warnings on the page\n${faults.join('\n')}`);
}

/** Uses the screen of the examples as a reader does. */
export async function useExample(where: string, address: string, browser: Browser, picture?: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const faults = watch(page);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Kakovost zraka' }).waitFor();
  await expectMapWorker(where, page);
  await page.getByRole('figure', { name: 'PM10 v zadnjem tednu' }).waitFor();
  const table = page.getByRole('grid', { name: 'Postaje' });
  await table.getByRole('columnheader', { name: 'Postaje' }).click();
  await table.getByText('Postaja 1', { exact: true }).waitFor();
  if (picture) await page.screenshot({ path: picture, fullPage: true });

  await page.locator('form').getByRole('button', { name: 'Shrani' }).click();
  await page.getByText('Vnesite naslov.').waitFor();
  await page.getByRole('button', { name: /Slovenščina/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Air quality' }).waitFor();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org');
  await page.locator('form').getByRole('button', { name: 'Save' }).click();
  await page.getByText('You will be notified.').waitFor();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const isDark = (background.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 64);
  if (!isDark) throw new Error(`${where}: not dark, but ${background}`);
  if (picture) await page.screenshot({ path: picture.replace('.png', '-dark.png'), fullPage: true });
  expectNoFaults(where, faults);
  await page.close();
}
