import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Changing the own password, with the old one.'],
  avoid: ['A forgotten password: use ForgotPasswordForm.'],
  do: { text: 'Give the username, so that a password manager updates its entry.' },
  dont: { text: "Use it for another user's password." },
  keyboard: keys.form,
};
