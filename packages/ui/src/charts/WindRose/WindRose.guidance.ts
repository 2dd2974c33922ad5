import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Frequency of wind directions and speeds in a period.'],
  avoid: ['A course over time: use SeriesChart.'],
  do: { text: 'Say the period, and the share of calm.' },
  dont: { text: 'Draw it from few hours: it would claim too much.' },
  keyboard: keys.rose,
};
