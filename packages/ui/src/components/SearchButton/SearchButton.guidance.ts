import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['The way to a search over the whole app, in the top bar.'],
  avoid: ['Filtering a list on this page: use SearchField.'],
  do: { text: 'Show the keys that do the same.' },
  dont: { text: 'Use it twice in one view.' },
  keyboard: keys.button,
};
