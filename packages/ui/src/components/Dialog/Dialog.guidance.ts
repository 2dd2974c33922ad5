import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A short task in between: edit a user, choose columns.'],
  avoid: ['A confirmation: use AlertDialog.', 'A long form: use a page.'],
  do: { text: 'Put the primary action last.' },
  dont: { text: 'Open a dialog from a dialog.' },
  keyboard: keys.dialog,
};
