import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Long lists that come in pages.'],
  avoid: ['Lists that fit on one screen.', 'Endless data: filter first.'],
  do: { text: 'Keep the page in the address.' },
  dont: { text: 'Use it for the steps of a process.' },
  keyboard: keys.button,
};
