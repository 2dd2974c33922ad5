import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Text from outside: content pages, explanations, remarks.'],
  avoid: ['Texts of the interface: they are messages.'],
  do: { text: 'Set the level of its highest heading.' },
  dont: { text: 'Build user interface from its HTML: only text is kept.' },
  keyboard: keys.none,
};
