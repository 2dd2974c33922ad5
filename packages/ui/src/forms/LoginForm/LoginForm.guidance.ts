import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Logging in by username and password.'],
  avoid: ['A new account: use SignUpForm.'],
  do: { text: 'Keep the username when the server refuses.' },
  dont: { text: 'Say which of the two was wrong.' },
  keyboard: keys.form,
};
