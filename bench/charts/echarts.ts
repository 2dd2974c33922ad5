import { LineChart } from 'echarts/charts';
import { DataZoomComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { colors, height, lineWidth, width } from './data.ts';
import { run } from './harness.ts';

echarts.use([LineChart, GridComponent, TooltipComponent, DataZoomComponent, LegendComponent, CanvasRenderer]);

run({
  mount(element, { times, series }) {
    const chart = echarts.init(element, null, { width, height });
    chart.setOption({
      animation: false,
      color: colors,
      legend: {},
      tooltip: { trigger: 'axis', transitionDuration: 0 },
      grid: { left: 50, right: 20, top: 30, bottom: 40 },
      xAxis: { type: 'time' },
      yAxis: { type: 'value' },
      dataZoom: [{ type: 'inside', filterMode: 'filter' }],
      series: series.map(({ id, values }) => {
        // ECharts' format for large data: flat pairs.
        const pairs = new Float64Array(times.length * 2);
        for (let index = 0; index < times.length; index++) {
          pairs[2 * index] = times[index]!;
          pairs[2 * index + 1] = values[index]!;
        }
        return {
          type: 'line',
          name: id,
          showSymbol: false,
          lineStyle: { width: lineWidth },
          sampling: 'lttb',
          progressive: 0,
          dimensions: ['x', 'y'],
          data: pairs,
        };
      }),
    });
    chart.getZr().flush();
    return {
      zoom(from, to) {
        chart.dispatchAction({ type: 'dataZoom', startValue: from, endValue: to });
        chart.getZr().flush();
      },
    };
  },
  isTipped: (element) => [...element.children].some(({ textContent }) => textContent.includes('PM10')),
});
