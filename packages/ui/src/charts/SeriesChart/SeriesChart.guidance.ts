import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'charts',
  status: 'stable',
  use: ['Measurements over time, one to twelve series, up to millions of values.'],
  avoid: ['A trend in a tile: use Sparkline.', 'Few categories: use DataTable.'],
  do: { text: 'Show unit, interval and limit values.' },
  dont: { text: 'Interpolate over gaps: leave them visible.' },
  keyboard: keys.chart,
};
