import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['The index of the last hours of a station, at a glance.'],
  avoid: ['Values of a quantity: use SeriesChart or Sparkline.', 'Days of a year: use CalendarHeatmap.'],
  do: { text: 'Give null for an hour without enough data.' },
  dont: { text: 'Mix bands of two indices in one strip.' },
  keyboard: keys.none,
};
