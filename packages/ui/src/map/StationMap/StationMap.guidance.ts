import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'map',
  status: 'stable',
  use: ['Stations by position and level, from one to fifty thousand.'],
  avoid: ['Values over time: use SeriesChart.', 'Areas coloured by a value: it draws points.'],
  do: { text: 'Show a StationList with it: it is the text equivalent.' },
  dont: { text: 'Load it with the login page: it is heavy.' },
  keyboard: keys.map,
};
