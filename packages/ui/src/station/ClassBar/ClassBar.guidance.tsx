import { ClassBar } from './ClassBar.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['The stations of a client or a region at a glance: in a card of a list.'],
  avoid: ['The course of one station over time: use IndexHours or CalendarHeatmap.'],
  do: {
    example: (
      <ClassBar
        counts={[
          { band: 1, count: 2 },
          { band: 2, count: 6 },
          { band: 3, count: 1 },
          { band: null, count: 3 },
        ]}
      />
    ),
    text: 'Count the stations without an index, too.',
  },
  dont: { example: <ClassBar counts={[{ band: null, count: 12 }]} />, text: 'Show it where no station has an index.' },
  keyboard: keys.none,
};
