import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Confirmation of an action that cannot be undone.'],
  avoid: ['Notices: use Toast or Banner.', 'Forms: use Dialog.'],
  do: { text: 'Name the action on the button, and its consequence in the body.' },
  dont: { text: 'Ask before actions that can be undone.' },
  keyboard: keys.alertDialog,
};
