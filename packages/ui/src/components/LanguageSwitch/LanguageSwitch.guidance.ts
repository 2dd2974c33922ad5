import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The choice of the language, at the top of every page.'],
  avoid: ['A setting of a form: use Select.'],
  do: { text: 'Write each language in the language itself.' },
  dont: { text: 'Use flags: they are countries.' },
  keyboard: keys.menu,
};
