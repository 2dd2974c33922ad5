import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The first element of a page, to jump over its navigation.'],
  avoid: ['Jumps to sections of an article: use links.'],
  do: { text: 'Give the target tabIndex −1.' },
  dont: { text: 'Place it behind other focusable elements.' },
  keyboard: keys.link,
};
