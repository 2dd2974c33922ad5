import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'patterns',
  status: 'stable',
  use: ['The typical course of a day, from hours of many days.'],
  avoid: ['The course of one period: use SeriesChart.'],
  do: { text: 'Say the period and the number of days.' },
  dont: { text: 'Compare stations of different periods.' },
  keyboard: keys.slots,
};
