import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Going through the hours of a map.'],
  avoid: ['A period of a graph: use DateRangePicker.'],
  do: { text: 'Say the hour in words, with the day.' },
  dont: { text: 'Play it without being asked.' },
  keyboard: keys.slider,
};
