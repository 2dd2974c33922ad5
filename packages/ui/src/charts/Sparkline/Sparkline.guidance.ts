import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'charts',
  status: 'stable',
  use: ['The recent course of one value, in a tile or a table.'],
  avoid: ['Values that are read: use SeriesChart.'],
  do: { text: 'Say the course in its label.' },
  dont: { text: 'Compare two sparklines: their scales differ.' },
  keyboard: keys.none,
};
