import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Adding or editing a user, by an administrator or a key user.'],
  avoid: ['The own account of a visitor: use SignUpForm.'],
  do: { text: 'Show errors of the server at their fields.' },
  dont: { text: 'Show fields that the editor may not change.' },
  keyboard: keys.form,
};
