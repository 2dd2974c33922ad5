import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Asking for a link to set a new password.'],
  avoid: ['A signed-in user: use ChangePasswordForm.'],
  do: { text: 'Answer the same for a known and an unknown address.' },
  dont: { text: 'Say that an address is not registered.' },
  keyboard: keys.form,
};
