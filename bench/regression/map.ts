import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../scripts/browser.ts';
import { buildPortal } from '../../scripts/build/buildPortal.ts';
import { freePort } from '../../scripts/engines/freePort.ts';
import { startServer } from '../../scripts/server.ts';
import { processorTime, stayLocal } from '../pages.ts';
import { watchPage } from '../visits/milestones.ts';
import type { Probe } from './probe.ts';

const ready = '[data-state="ready"]';

/** Milliseconds of the main thread, and kB of scripts, until the map of the demo network is complete. */
async function visit(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    await stayLocal(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, response: { mimeType } }) => {
      if (mimeType.includes('javascript')) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.addInitScript(watchPage, { ready });
    await page.goto(`${address}/SI-OKOLJE/locations/map`, { waitUntil: 'commit' });
    // Looks rarely, because each look is work of the main thread.
    await page.waitForFunction(() => zrakSeen.reached['ready'] !== undefined, null, { polling: 500, timeout: 60_000 });
    return [await processorTime(session), bytes / 1000];
  } finally {
    await context.close();
  }
}

/** The map of the built portal with the demo network. @param folder empty, for the data */
export const mapProbe = (folder: string): Probe => ({
  figures: [
    { name: 'Map, main thread until complete', unit: 'ms', tolerance: 0.2 },
    { name: 'Map, JavaScript until complete', unit: 'kB', tolerance: 0.03 },
  ],
  warmUp: 1,
  turns: 6,
  open: async (from, place) => {
    await buildPortal(console.log, from);
    const server = await startServer(await freePort(), join(folder, `demo${place}`), { ZRAK_DEMO: '1' }, from);
    const browser = await chromium.launch(launchOptions());
    return {
      take: () => visit(browser, server.address),
      stop: async () => {
        await browser.close();
        await server.stop();
      },
    };
  },
});
