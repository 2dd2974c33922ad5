import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'WindRose',
  status: 'stable',
  use: ['A wind rose counted by the server, with its speed classes.'],
  avoid: ['Raw directions and speeds: use WindRose.'],
  do: { text: 'Keep the classes of the server.' },
  dont: { text: 'Mix classes of two servers.' },
  keyboard: keys.rose,
};
