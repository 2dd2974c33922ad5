import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The top of a form that was refused, with links to its fields.'],
  avoid: ['A single field: its errorMessage is sufficient.'],
  do: { text: 'Use the same words as at the field.' },
  dont: { text: 'Show it while the user still types.' },
  keyboard: keys.link,
};
