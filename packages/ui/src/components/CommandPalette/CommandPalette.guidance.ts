import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Going to any page or station by typing part of its name.'],
  avoid: ['A field of a form: use ComboBox.', 'Actions on one thing: use Menu.'],
  do: { text: 'Say how many results there are.' },
  dont: { text: 'Make it the only way to a page.' },
  keyboard: keys.commandPalette,
};
