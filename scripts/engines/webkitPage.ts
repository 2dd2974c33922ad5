import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { callOf, type EnginePage, type Start, windowSize } from './enginePage.ts';
import { freePort } from './freePort.ts';

/** Milliseconds within which the display and the driver must answer. */
const startTimeoutMs = 20_000;
const keys = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE };

/** WebKitGTK has no headless mode: a virtual display, whose number Xvfb chooses and writes. */
function startDisplay(): Promise<{ display: string; xvfb: ChildProcess }> {
  const { width, height } = windowSize;
  const screen = `${width + 100}x${height + 200}x24`;
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('Xvfb did not start.')), startTimeoutMs);
    xvfb.once('error', fail);
    xvfb.stdio[3]!.once('data', (number: Buffer) => {
      clearTimeout(timer);
      done({ display: `:${number.toString().trim()}`, xvfb });
    });
  });
}

/** A home folder for the browser alone: its downloads are there, and no settings of the user apply. */
function homeOf(folder: string, downloads: string): Record<string, string> {
  const config = join(folder, 'config');
  mkdirSync(config);
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return {
    HOME: folder,
    XDG_CONFIG_HOME: config,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'cache'),
  };
}

async function connect(port: number): Promise<WebDriver> {
  const started = Date.now();
  for (;;) {
    try {
      const server = `http://127.0.0.1:${port}`;
      await fetch(`${server}/status`);
      const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
      return await new Builder().usingServer(server).withCapabilities(capabilities).build();
    } catch (error) {
      if (Date.now() - started > startTimeoutMs) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** The window has bars around the page. */
async function resize(driver: WebDriver): Promise<void> {
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize });
  const inner = await driver.executeScript<number>('return innerHeight');
  const height = windowSize.height + windowSize.height - inner;
  await driver.manage().window().setRect({ x: 0, y: 0, width: windowSize.width, height });
}

/** WebKitGTK, by WebDriver. */
export async function openWebkit({ path, folder, downloads }: Start): Promise<EnginePage> {
  const { display, xvfb } = await startDisplay();
  const port = await freePort();
  const server = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...homeOf(folder, downloads), DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const stop = () => {
    server.kill();
    xvfb.kill();
  };
  try {
    const driver = await connect(port);
    await resize(driver);
    return {
      version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
      open: (url) => driver.get(url),
      run: <Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args) =>
        driver.executeScript<Result>(`return ${callOf(act, args)}`),
      load: (script) => driver.executeScript<void>(script),
      clickAt: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .click()
          .perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      close: async () => {
        await driver.quit().catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
