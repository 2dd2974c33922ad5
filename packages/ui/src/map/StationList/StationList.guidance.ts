import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The text equivalent of a map: the same stations and actions.'],
  avoid: ['Other things than stations: use DataTable.'],
  do: { text: 'Show it beside the map, or offer it on a phone.' },
  dont: { text: 'Show fewer stations than the map does.' },
  keyboard: keys.toggle,
};
