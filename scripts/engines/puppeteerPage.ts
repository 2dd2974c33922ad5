import { launch, type LaunchOptions } from 'puppeteer-core';
import { browserArgs } from '../browser.ts';
import { callOf, type EnginePage, type Start, windowSize } from './enginePage.ts';

async function open(options: LaunchOptions): Promise<EnginePage> {
  const browser = await launch({ ...options, defaultViewport: windowSize });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    run: <Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args) =>
      page.evaluate(callOf(act, args)) as Promise<Result>,
    load: async (script) => void (await page.evaluate(`${script};0`)),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/** Chromium, by the Chrome DevTools Protocol. */
export const openChromium = ({ path, folder, downloads }: Start) =>
  open({
    executablePath: path,
    headless: path.includes('headless') ? 'shell' : true,
    userDataDir: folder,
    args: [...browserArgs],
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });

/** Firefox, by WebDriver BiDi. */
export const openFirefox = ({ path, folder, downloads }: Start) =>
  open({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    userDataDir: folder,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      // Software WebGL on a machine without a GPU.
      'webgl.force-enabled': true,
    },
  });
