import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { colors, height, lineWidth, width } from './data.ts';
import { run } from './harness.ts';

run({
  mount(element, { times, series }) {
    const seconds = times.map((time) => time / 1000);
    // uPlot expects null for gaps, which typed arrays cannot contain.
    const columns = series.map(({ values }) => Array.from(values, (value) => (Number.isNaN(value) ? null : value)));
    const plot = new uPlot(
      {
        width,
        height: height - 40,
        series: [
          {},
          ...series.map(({ id }, place) => ({
            label: id,
            stroke: colors[place % colors.length]!,
            width: lineWidth,
            points: { show: false },
          })),
        ],
      },
      [seconds, ...columns],
      element,
    );
    return { zoom: (from, to) => plot.setScale('x', { min: from / 1000, max: to / 1000 }) };
  },
  isTipped: (element) =>
    /\d/.test(element.querySelector('.u-legend .u-series:nth-child(2) .u-value')?.textContent ?? ''),
});
