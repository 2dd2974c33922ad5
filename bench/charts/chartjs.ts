import { Chart, Decimation, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip } from 'chart.js';
import { colors, height, lineWidth, width } from './data.ts';
import { run } from './harness.ts';

Chart.register(LineController, LineElement, PointElement, LinearScale, Tooltip, Decimation, Legend);

let tipOpacity = () => 0;

run({
  mount(element, { times, series }) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    element.append(canvas);
    const chart = new Chart(canvas, {
      type: 'line',
      data: {
        datasets: series.map(({ id, values }, place) => ({
          label: id,
          data: Array.from(values, (y, index) => ({ x: times[index]!, y })),
          borderColor: colors[place % colors.length]!,
          borderWidth: lineWidth,
          pointRadius: 0,
          indexAxis: 'x' as const,
        })),
      },
      options: {
        responsive: false,
        animation: false,
        parsing: false,
        normalized: true,
        interaction: { mode: 'index', axis: 'x', intersect: false },
        plugins: { decimation: { enabled: true, algorithm: 'min-max' }, tooltip: { animation: false } },
        scales: {
          x: {
            type: 'linear',
            ticks: { callback: (x) => new Date(Number(x)).toISOString().slice(0, 10), maxTicksLimit: 10 },
          },
        },
      },
    });
    tipOpacity = () => chart.tooltip?.opacity ?? 0;
    return {
      zoom(from, to) {
        const { x } = chart.options.scales!;
        x!.min = from;
        x!.max = to;
        chart.update('none');
      },
    };
  },
  isTipped: () => tipOpacity() > 0,
});
