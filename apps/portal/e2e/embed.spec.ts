import { createServer, type Server } from 'node:http';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { LocationSummary } from '@zrak/api-client';
import { changeJson } from './answers.ts';
import { startSession } from './journey.ts';
import { violationsOf } from './violations.ts';
import { extended, extendedIf } from './parts.ts';

// Another site shows stations and maps of this portal: elements in its own page, and frames.

const otherSite = process.env['E2E_OTHER_SITE']!;
const portal = otherSite.replace(/\d+$/, (port) => String(Number(port) - 1));

/** All that a page needs to allow for the elements. */
const policy = [
  "default-src 'none'",
  `script-src ${portal}`,
  `connect-src ${portal}`,
  `frame-src ${portal}`,
  "style-src 'nonce-own'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Styles that would spoil the elements if they reached them. */
const ownStyles = `
  body { margin: 0; color: rgb(1, 2, 3); font: italic 30px/3 serif; text-transform: uppercase; text-align: right; }
  * { letter-spacing: 4px; }
  p, a, span, ul, li, svg, button { display: none; color: rgb(200, 0, 0); }`;

const script = `<script type="module" src="${portal}/embed/zrak.js"></script>`;
let body = '';
let server: Server;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Town</title>
      <style nonce="own">${ownStyles}</style>${body}</html>`,
    );
  });
  await new Promise<void>((listening) => server.listen(Number(new URL(otherSite).port), 'localhost', listening));
});
test.afterAll(() => new Promise((closed) => server.close(closed)));

/** Opens a page of the other site with this content; the returned list receives what the page must not cause. */
async function openTown(page: Page, content: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Tests run without the internet, where the tiles of the map are.
    if (message.type() === 'error' && message.location().url.includes('//localhost')) faults.push(message.text());
  });
  body = content;
  await page.goto(otherSite);
  return faults;
}

const station = (attributes = '') =>
  `<main><zrak-station client="SI-OKOLJE" station="loc_bezigrad" ${attributes}></zrak-station></main>`;

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test.describe('zrak-station', () => {
  test('shows name, class, values and course under a strict policy and the styles of the page', async ({ page }) => {
    const faults = await openTown(page, `${script}${station()}<p id="own">Own text</p>`);
    const element = page.locator('zrak-station');
    const name = element.getByRole('heading', { level: 3, name: 'Ljubljana Bežigrad' });
    await expect(name).toBeVisible();
    await expect(element.getByText('Air quality', { exact: true })).toBeVisible();
    await expect(element.getByText(/^Decided by/)).toBeVisible();
    const values = element.getByRole('list', { name: 'Latest values' }).getByRole('listitem');
    await expect(values).toHaveCount(4);
    await expect(values.first()).toHaveText(/\d.*µg\/m³.*15 min/s);
    await expect(element.getByRole('figure')).toHaveText(/last 24 hours: .* to .* µg\/m³/);
    await expect(element.getByRole('link', { name: 'Open in the portal' })).toHaveAttribute(
      'href',
      `${portal}/SI-OKOLJE/location/loc_bezigrad`,
    );
    expect(await styleOf(name, 'text-transform')).toBe('none');
    expect(await styleOf(name, 'letter-spacing')).toBe('normal');
    expect(await styleOf(name, 'font-style')).toBe('normal');
    expect(await styleOf(page.locator('#own'), 'letter-spacing')).toBe('4px');
    expect(faults).toEqual([]);
  });

  test('asks for public data without cookies and tokens, and stores nothing', async ({ page, context }) => {
    await context.addCookies([{ name: 'own', value: '1', url: portal }]);
    const requests: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${portal}/api/`)) void request.allHeaders().then((all) => requests.push(all));
    });
    await openTown(page, script + station());
    await expect(page.locator('zrak-station').getByRole('heading')).toBeVisible();
    await expect.poll(() => requests.length).toBeGreaterThan(2);
    for (const headers of requests) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
    }
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });

  for (const [language, air, open] of [
    ['en', 'Air quality', 'Open in the portal'],
    ['sl', 'Kakovost zraka', 'Odpri na portalu'],
    ['de', 'Luftqualität', 'Im Portal öffnen'],
  ] as const) {
    for (const theme of ['light', 'dark'] as const) {
      test(
        `is accessible in ${language}, ${theme}, on 320 px`,
        extendedIf((language === 'sl') !== (theme === 'dark') || language === 'de'),
        async ({ page }) => {
          await page.setViewportSize({ width: 320, height: 900 });
          await openTown(page, script + station(`lang="${language}" theme="${theme}" heading-level="1"`));
          const element = page.locator('zrak-station');
          await expect(element.getByText(air, { exact: true })).toBeVisible();
          await expect(element.getByRole('link', { name: open })).toBeVisible();
          expect(await styleOf(element, 'color-scheme')).toBe(theme);
          expect(await violationsOf(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        },
      );
    }
  }

  test('follows the theme of the device and the language of the page, also when the page changes it', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openTown(page, `${script}<div lang="sl-SI">${station()}</div>`);
    const element = page.locator('zrak-station');
    await expect(element.getByText('Kakovost zraka')).toBeVisible();
    expect(await styleOf(element, 'color-scheme')).toBe('dark');
    await element.evaluate((node) => node.setAttribute('lang', 'de'));
    await expect(element.getByText('Luftqualität')).toBeVisible();
    await element.evaluate((node) => node.setAttribute('station', 'loc_kranj'));
    await expect(element.getByRole('heading', { name: 'Kranj' })).toBeVisible();
  });

  test('follows a change of the language of the page', async ({ page }) => {
    await openTown(page, script + station());
    const element = page.locator('zrak-station');
    await expect(element.getByText('Air quality', { exact: true })).toBeVisible();
    await page.locator('html').evaluate((node) => node.setAttribute('lang', 'de'));
    await expect(element.getByText('Luftqualität')).toBeVisible();
  });

  for (const [width, full, natural, narrow] of [
    [1000, 1000, 354, 200],
    [320, 320, 320, 200],
  ] as const) {
    test(`has a natural width in every layout on ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const layouts: [style: string, expected: number][] = [
        ['', full],
        ['display: flex', natural],
        ['display: flex; flex-direction: column; align-items: center', natural],
        ['display: grid', full],
        ['display: grid; grid-template-columns: auto 1fr', natural],
        ['float: left', natural],
        ['width: 200px; display: flex; flex-direction: column; align-items: center', narrow],
        ['width: 200px; display: flex', narrow],
      ];
      const boxes = layouts.map(
        (_, index) => `<div id="layout${index}">${station().replaceAll(/<.?main>/g, '')}</div><hr>`,
      );
      const rules = layouts.map(([style], index) => `#layout${index} { ${style} }`).join('');
      const styles = `<style nonce="own">hr { clear: both } ${rules}</style>`;
      const cell = `<table cellpadding="0" cellspacing="0"><tr><td>${station()}</td></tr></table>`;
      await openTown(page, `${script}${styles}${boxes.join('')}${cell}`);
      const elements = page.locator('zrak-station');
      await expect(elements.last().getByRole('heading')).toBeVisible();
      const widths = await elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(widths).toEqual([...layouts.map(([, expected]) => expected), natural]);
    });
  }

  test('reads from left to right on a page that reads from right to left', async ({ page }) => {
    await openTown(page, `${script}<div dir="rtl">${station()}</div>`);
    const element = page.locator('zrak-station');
    const figure = element.locator('.values .figure').first();
    await expect(figure).toHaveText(/\d+ µg/);
    expect(await styleOf(figure, 'direction')).toBe('ltr');
    const [value, unit] = await figure.evaluate((node) => {
      const range = document.createRange();
      range.selectNode(node.firstChild!);
      return [range.getBoundingClientRect().left, node.querySelector('.unit')!.getBoundingClientRect().left];
    });
    expect(value).toBeLessThan(unit);
  });

  test('says why it shows nothing: unknown station, private client, no client, missing attribute', async ({ page }) => {
    const cases = [
      ['client="SI-OKOLJE" station="loc_nothing"', 'There is no such station.'],
      ['client="OBALA" station="loc_koper"', 'These data are not public.'],
      ['client="NOBODY" station="loc_bezigrad"', 'These data are not public.'],
      ['client="SI-OKOLJE"', 'Nothing to show.'],
    ] as const;
    await openTown(page, script + cases.map(([attributes]) => `<zrak-station ${attributes}></zrak-station>`).join(''));
    for (const [at, [, text]] of cases.entries()) {
      await expect(page.locator('zrak-station').nth(at).getByText(text)).toBeVisible();
    }
    await expect(page.locator('zrak-station').getByRole('button')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual(expect.not.arrayContaining([expect.stringContaining('zrak')]));
  });

  test('says that the server is down, and loads by keyboard when it is back', async ({ page }) => {
    await page.route(`${portal}/api/**`, (route) => route.abort());
    await openTown(page, script + station());
    const element = page.locator('zrak-station');
    await expect(element.getByText('The server of the measurements cannot be reached.')).toBeVisible();
    await page.unroute(`${portal}/api/**`);
    await page.keyboard.press('Tab');
    await expect(element.getByRole('button', { name: 'Retry' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(element.getByRole('heading', { name: 'Ljubljana Bežigrad' })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('zrak-station');
    await page.keyboard.press('Tab');
    await expect(element.getByRole('link', { name: 'Ljubljana Bežigrad' })).toBeFocused();
  });

  test('loads its texts again ten seconds after they have not come', async ({ page }) => {
    await page.clock.install();
    await page.route(/\/embed-en-[^/]+\.js$/, (route) => route.abort('connectionreset'));
    const lost = page.waitForEvent('console', (message) => message.text().includes('the texts could not be loaded'));
    await openTown(page, script + station());
    await lost;
    await page.unrouteAll();
    await page.clock.fastForward(10_000);
    await expect(page.locator('zrak-station').getByRole('list', { name: 'Latest values' })).toBeVisible();
  });

  test('keeps the values with their time when a refresh fails', async ({ page }) => {
    await page.clock.install();
    await openTown(page, script + station());
    const element = page.locator('zrak-station');
    await expect(element.getByRole('figure')).toBeVisible();
    await page.route(`${portal}/api/**`, (route) => route.abort());
    await page.clock.fastForward('06:00');
    await expect(element.getByText(/^Could not be updated\. Values as of \d/)).toBeVisible();
    await expect(element.getByRole('list', { name: 'Latest values' })).toBeVisible();
    await page.unroute(`${portal}/api/**`);
    await element.getByRole('button', { name: 'Retry' }).click();
    await expect(element.getByText(/^Could not be updated/)).toHaveCount(0);
  });
});

test.describe('zrak-map', () => {
  test('shows the map in a frame and the list of the same stations', async ({ page }) => {
    const faults = await openTown(page, `${script}<main><zrak-map client="SI-OKOLJE" theme="light"></zrak-map></main>`);
    const element = page.locator('zrak-map');
    const list = element.getByRole('list', { name: 'Stations' });
    await expect(list.getByRole('listitem')).toHaveCount(14);
    await expect(list.getByRole('link', { name: 'Ljubljana Bežigrad' })).toHaveAttribute(
      'href',
      `${portal}/SI-OKOLJE/location/loc_bezigrad`,
    );
    const frame = element.locator('iframe').contentFrame();
    await expect(
      frame.getByRole('region', { name: 'Okolje Slovenija' }).or(frame.locator('canvas').first()),
    ).toBeVisible();
    await expect(frame.getByRole('list', { name: 'Stations' })).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('names the value of the pollutant that decides the class', async ({ page }) => {
    const answer = page.waitForResponse(/\/api\/locations\/map/);
    await openTown(page, `${script}<main><zrak-map client="SI-OKOLJE" lang="en"></zrak-map></main>`);
    const stations: LocationSummary[] = await (await answer).json();
    const judged = stations.flatMap(({ name, state, index }) => (index && state === 'ok' ? { name, ...index } : []));
    expect(judged.length).toBeGreaterThan(5);
    const rows = page.locator('zrak-map').getByRole('listitem');
    for (const { name, decidedBy, value, decimals } of judged) {
      const row = rows.filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(row).toContainText(`${decidedBy} ${value!.toFixed(decimals ?? 1)} µg/m³`);
    }
  });

  test('has a word for a level that the server does not give, as the card of the station', async ({ page }) => {
    const core = { name: 'Main square', warning: { color: '#e3b505' }, state: 'ok' };
    const unrated = { ...core, latest: [], index: undefined, means: [] };
    await changeJson<LocationSummary[]>(page, /\/api\/locations\/map/, ([one]) => [{ ...one, ...unrated }]);
    await changeJson<LocationSummary>(page, /\/api\/locations\/location/, (one) => ({ ...one, ...unrated }));
    for (const [language, word] of [
      ['en', 'Warning level not given'],
      ['sl', 'Stopnja onesnaženosti ni navedena'],
      ['de', 'Warnstufe nicht angegeben'],
    ] as const) {
      const map = `<zrak-map client="SI-OKOLJE" lang="${language}"></zrak-map>`;
      await openTown(page, `${script}<main>${map}${station(`lang="${language}"`)}</main>`);
      await expect(page.locator('zrak-map').getByRole('listitem')).toContainText(word);
      await expect(page.locator('zrak-station').getByText(word)).toBeVisible();
    }
  });

  test('keeps the list where the portal cannot be framed', async ({ page }) => {
    await page.route(`${portal}/embed/SI-OKOLJE/**`, (route) => route.abort());
    await openTown(page, `${script}<main><zrak-map client="SI-OKOLJE"></zrak-map></main>`);
    await expect(page.locator('zrak-map').getByRole('listitem')).toHaveCount(14);
  });
});

test.describe('embed pages in a frame', () => {
  const inFrame = (path: string) =>
    `<main><iframe title="Station" src="${portal}${path}" width="320" height="600"></iframe></main>`;

  test('show a station in a frame of a listed site, in the language and theme of the address', async ({ page }) => {
    const faults = await openTown(page, inFrame('/embed/SI-OKOLJE/station/loc_bezigrad?lang=sl&theme=dark'));
    const frame = page.locator('iframe').contentFrame();
    await expect(frame.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' })).toBeVisible();
    await expect(frame.getByText('Kakovost zraka')).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('lang', 'sl');
    await expect(frame.getByRole('main', { name: 'Ljubljana Bežigrad' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('refuse other sites; the portal itself refuses all', async ({ page, request }) => {
    const policyOf = async (path: string) =>
      (await request.get(path, { headers: { accept: 'text/html' } })).headers()['content-security-policy'];
    expect(await policyOf('/embed/SI-OKOLJE/map')).toContain(`frame-ancestors 'self' ${otherSite};`);
    expect(await policyOf('/SI-OKOLJE/locations/map')).toContain("frame-ancestors 'none';");
    await openTown(page, inFrame('/SI-OKOLJE/locations/map'));
    await expect(page.locator('iframe').contentFrame().locator('#root')).toHaveCount(0);
  });
});

test.describe('the dialog "Share"', () => {
  test('copies link, element and frame of a station, and shows the result', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/SI-OKOLJE/location/loc_bezigrad');
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Ljubljana Bežigrad' });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByText('Copied')).toBeVisible();
    expect(await copied()).toContain(`${portal}/SI-OKOLJE/location/loc_bezigrad`);

    await dialog.getByRole('tab', { name: 'Web page' }).click();
    await dialog.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('option', { name: 'Slovenščina' }).click();
    await dialog.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    await expect(dialog.getByText('Copied')).toBeVisible();
    const code = await copied();
    expect(code).toBe(
      `${script}\n<zrak-station client="SI-OKOLJE" station="loc_bezigrad" lang="sl" theme="dark"></zrak-station>`,
    );
    const preview = dialog.frameLocator('iframe');
    // Each choice loads it again.
    await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(preview.getByText('Kakovost zraka')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await dialog.getByRole('tab', { name: 'Frame' }).click();
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(copied).toContain('<iframe src=');
    const frame = await copied();

    // The copied lines work on another site.
    await openTown(page, code);
    await expect(page.locator('zrak-station').getByText('Kakovost zraka')).toBeVisible();
    await openTown(page, frame);
    await expect(page.locator('iframe').contentFrame().getByText('Kakovost zraka')).toBeVisible();
  });

  test('opens and closes by keyboard on the map, and keeps the focus', extended, async ({ page }) => {
    await page.goto('/SI-OKOLJE/locations/map');
    const share = page.getByRole('button', { name: 'Share' });
    await share.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share Okolje Slovenija' });
    await dialog.getByRole('tab', { name: 'Link' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('<zrak-map client="SI-OKOLJE"')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  });

  test('is not offered for a client that is not public', async ({ page }) => {
    await startSession(page, 'obala');
    await page.goto('/OBALA/locations/map');
    await expect(page.getByRole('list', { name: 'Stations' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  });
});
