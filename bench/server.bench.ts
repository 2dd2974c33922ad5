import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { createElement as CreateElement } from 'react';
import type { renderToString as RenderToString } from 'react-dom/server';
import type { Row } from '../scripts/bench.ts';
import { root } from '../scripts/run.ts';

// Renders the published components with rows on a server. Needs `pnpm build`. React reads NODE_ENV when it is loaded.
process.env['NODE_ENV'] = 'production';
const goalMs = 20;
const count = 10_000;
const runs = 25;

const rows = Array.from({ length: count }, (_, index) => {
  const name = `Station ${index}`;
  return { id: String(index), name, label: name, level: 'low', valueLabel: '18 µg/m³', value: index };
});
const items = { label: 'Stations', items: rows };
const hours = {
  times: Float64Array.from(rows, (_, hour) => hour * 3_600_000),
  values: new Float64Array(count).fill(18),
};
const props: Record<string, object> = {
  DataTable: {
    label: 'Stations',
    rows,
    columns: [
      { id: 'name', header: 'Station', cell: ({ name }: { name: string }) => name },
      { id: 'value', header: 'PM10', cell: ({ value }: { value: number }) => value },
    ],
  },
  StationList: { label: 'Stations', stations: rows, onSelect: () => undefined },
  SeriesTable: {
    label: 'PM10',
    from: 0,
    to: count * 3_600_000,
    formatTime: String,
    series: [{ id: 'pm10', label: 'PM10', unit: 'µg/m³', ...hours }],
  },
  Tree: items,
  TagGroup: items,
  Select: { ...items, selectedKey: '9000' },
  ComboBox: { ...items, selectedKey: '9000' },
};

export async function measure(): Promise<Row[]> {
  const ui = join(root, 'packages/ui');
  const require = createRequire(join(ui, 'package.json'));
  const { createElement } = require('react') as { createElement: typeof CreateElement };
  const { renderToString } = require('react-dom/server') as { renderToString: typeof RenderToString };
  const { UiProvider } = await import(join(ui, 'dist/provider.js'));
  const messages = JSON.parse(readFileSync(join(ui, 'locales/en.json'), 'utf8'));
  const measured: Row[] = [];
  for (const [name, given] of Object.entries(props)) {
    const component = (await import(join(ui, `dist/${name}.js`)))[name];
    const times = Array.from({ length: runs }, () => {
      const before = process.cpuUsage();
      renderToString(createElement(UiProvider, { locale: 'en', messages }, createElement(component, given)));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    const value = times.toSorted((one, other) => one - other)[Math.floor(runs / 2)]!;
    const figure = `${name}, ${count.toLocaleString('en-GB')} rows rendered on a server`;
    measured.push({ figure, value, unit: 'ms', base: null, ratio: null, goal: `≤ ${goalMs} ms`, met: value <= goalMs });
  }
  return measured;
}
