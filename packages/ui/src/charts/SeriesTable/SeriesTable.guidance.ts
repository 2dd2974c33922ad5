import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['All values of a graph as rows, to read and to copy.'],
  avoid: ['Other data: use DataTable.'],
  do: { text: 'Offer it beside the graph as its text equivalent.' },
  dont: { text: 'Round more than the graph does.' },
  keyboard: keys.table,
};
