import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Three or more actions on one thing, or a choice that is rarely changed.'],
  avoid: ['One or two actions: show buttons.', 'A value of a form: use Select.'],
  do: { text: 'Put destructive entries last, in their own group.' },
  dont: { text: 'Nest menus.' },
  keyboard: keys.menu,
};
