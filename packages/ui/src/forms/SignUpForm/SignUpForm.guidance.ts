import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A new account, made by its owner.'],
  avoid: ['Accounts made by an administrator: use UserForm.'],
  do: { text: 'Answer the same for a known and an unknown address.' },
  dont: { text: 'Add fields that are not needed at once.' },
  keyboard: keys.form,
};
