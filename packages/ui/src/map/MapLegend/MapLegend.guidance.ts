import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The meaning of the marks on a map, and a filter by level.'],
  avoid: ['A graph: it has its own legend.'],
  do: { text: 'Show the range of values of each level.' },
  dont: { text: 'Hide levels that have no station now.' },
  keyboard: keys.toggle,
};
