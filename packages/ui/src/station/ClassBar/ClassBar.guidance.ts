import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['The stations of a client or a region at a glance: in a card of a list.'],
  avoid: ['The course of one station over time: use IndexHours or CalendarHeatmap.'],
  do: { text: 'Count the stations without an index, too.' },
  dont: { text: 'Show it where no station has an index.' },
  keyboard: keys.none,
};
