import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'WindRose',
  status: 'stable',
  use: ['The wind direction from which pollution comes.'],
  avoid: ['Frequency of wind alone: use WindRose.'],
  do: { text: 'Say the quantity, the statistic and the period.' },
  dont: { text: 'Call the direction the source: it is a hint.' },
  keyboard: keys.rose,
};
