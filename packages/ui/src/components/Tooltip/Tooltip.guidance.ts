import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A hint that repeats or explains the name of a control.'],
  avoid: ['Information that all readers need: show it.', 'Touch screens: there is no hover.'],
  do: { text: 'Keep it to a few words.' },
  dont: { text: 'Put links or buttons into it.' },
  keyboard: keys.tooltip,
};
