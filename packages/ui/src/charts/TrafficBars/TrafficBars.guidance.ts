import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'patterns',
  status: 'stable',
  use: ['Vehicles by class for each hour or day.'],
  avoid: ['Continuous values: use SeriesChart.'],
  do: { text: 'Say the direction and the place of counting.' },
  dont: { text: 'Show hours that were not counted as zero.' },
  keyboard: keys.slots,
};
