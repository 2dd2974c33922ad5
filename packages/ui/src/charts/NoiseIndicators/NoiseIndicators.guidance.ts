import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'patterns',
  status: 'stable',
  use: ['Day, evening, night and Lden against their limit values.'],
  avoid: ['Other quantities: use StatTile.'],
  do: { text: 'Say the period and its coverage.' },
  dont: { text: 'Average decibels arithmetically: give hourly values.' },
  keyboard: keys.none,
};
