import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The frame of every page of an app: top bar, menu, content, footer.'],
  avoid: ['A page with one task, such as logging in: use AuthLayout.'],
  do: { text: 'Use “bleed” for a map, and “page” for everything else.' },
  dont: { text: 'Nest one shell in another.' },
  keyboard: keys.shell,
};
