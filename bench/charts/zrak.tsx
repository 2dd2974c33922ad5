import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
// Types come from the sources, code from the published package: see `publishedEntryPoints` in pages.ts.
import { type ChartSeries, SeriesChart } from '../../packages/ui/src/charts/index.ts';
import { UiProvider } from '../../packages/ui/src/i18n/UiProvider.tsx';
import messages from '../../packages/ui/locales/en.json' with { type: 'json' };
import { height } from './data.ts';
import { run } from './harness.ts';

run({
  async mount(element, { times, series }) {
    const root = createRoot(element);
    const shown = series.map<ChartSeries>(({ id, values }) => ({
      id,
      label: id,
      unit: 'µg/m³',
      decimals: 1,
      times,
      values,
    }));
    const graph = (from: number, to: number) => (
      <UiProvider locale="en" messages={messages}>
        <SeriesChart
          label="PM10"
          series={shown}
          from={from}
          to={to}
          timeZone="Europe/Ljubljana"
          caption="1 min"
          height={height - 40}
        />
      </UiProvider>
    );
    flushSync(() => root.render(graph(times[0]!, times.at(-1)!)));
    // Much of the drawing runs in a separate task.
    while (!element.querySelector('canvas')) await new Promise((done) => setTimeout(done));
    return { zoom: (from, to) => flushSync(() => root.render(graph(from, to))) };
  },
  isTipped: (element) => /PM10-1.*\d+\.\d/.test(element.querySelector('[role="application"]')?.textContent ?? ''),
});
