import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A new password after a link, or set for somebody else.'],
  avoid: ['A user who knows the old password: use ChangePasswordForm.'],
  do: { text: 'Say the rules before the user types.' },
  dont: { text: 'Send the password by mail.' },
  keyboard: keys.form,
};
