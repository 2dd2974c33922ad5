import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A name or a hint that sighted readers get from the picture.'],
  avoid: ['Content that all readers need.'],
  do: { text: 'Repeat in words what an icon shows.' },
  dont: { text: 'Hide a focusable control in it: its focus would be invisible.' },
  keyboard: keys.none,
};
