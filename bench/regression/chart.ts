import type { Browser } from 'playwright';
import { launchWithoutGpu, processorTime, servePagesOf, unlimitedFrames } from '../pages.ts';
import type { Probe } from './probe.ts';

const size = { total: 100_000, series: 5 };

async function mainThread(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1240, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/zrak.html`);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate(({ total, series }) => bench.prepare(total, series), size);
    await session.send('HeapProfiler.collectGarbage');
    const before = await processorTime(session);
    await page.evaluate(() => bench.first());
    return (await processorTime(session)) - before;
  } finally {
    await context.close();
  }
}

/** Main thread of the published chart until its first picture, as in `pnpm bench:charts`. */
export const chartProbe = (): Probe => ({
  figures: [{ name: 'Chart of 100k × 5 values, main thread until drawn', unit: 'ms', tolerance: 0.2 }],
  warmUp: 1,
  turns: 10,
  open: async (from) => {
    const { address, stop } = await servePagesOf(from, {
      names: ['zrak'],
      folder: 'charts',
      own: 'zrak',
      entryPoints: { 'charts/index.ts': 'charts.js', 'i18n/UiProvider.tsx': 'provider.js' },
      body: '<div id="chart" style="width:1200px"></div>',
    });
    const browser = await launchWithoutGpu(...unlimitedFrames);
    return {
      take: async () => [await mainThread(browser, address)],
      stop: async () => {
        await browser.close();
        stop();
      },
    };
  },
});
