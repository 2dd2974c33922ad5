import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The current password or a new one.'],
  avoid: ['Codes that are sent by mail: use TextField.'],
  do: { text: 'Set autoComplete, so that a password manager helps.' },
  dont: { text: 'Block pasting, or limit the length.' },
  keyboard: keys.passwordField,
};
