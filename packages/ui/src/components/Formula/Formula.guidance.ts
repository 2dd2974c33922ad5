import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Names of pollutants and noise levels with their subscripts.'],
  avoid: ['Units: they are written with their superscripts.'],
  do: { text: 'Give the spoken name: “nitrogen dioxide”.' },
  dont: { text: 'Write subscripts by hand in a label.' },
  keyboard: keys.none,
};
