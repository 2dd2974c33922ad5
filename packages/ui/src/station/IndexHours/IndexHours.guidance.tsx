import { IndexHours } from './IndexHours.tsx';
import { exampleHours } from '../exampleVerdicts.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const start = Date.parse('2026-11-23T08:00:00Z');

export const guidance: Guidance = {
  status: 'new',
  use: ['The index of the last hours of a station, at a glance.'],
  avoid: ['Values of a quantity: use SeriesChart or Sparkline.', 'Days of a year: use CalendarHeatmap.'],
  do: {
    example: <IndexHours bands={exampleHours} start={start} timeZone="Europe/Ljubljana" />,
    text: 'Give null for an hour without enough data.',
  },
  dont: {
    example: <IndexHours bands={exampleHours.map((band) => band ?? 3)} start={start} timeZone="Europe/Ljubljana" />,
    text: 'Fill a gap with the hour before it.',
  },
  keyboard: keys.none,
};
