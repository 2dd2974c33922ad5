import { type Guidance, keys } from '../guidance/guidance.ts';

export const guidance: Guidance = {
  entryPoint: 'brand',
  status: 'stable',
  use: ['The colour, name and logo of a client, applied to the whole page.'],
  avoid: ['A single coloured part: use tokens.'],
  do: { text: 'Check the colour on the theme page first.' },
  dont: { text: 'Nest two of them: the inner one wins for the whole page.' },
  keyboard: keys.none,
};
