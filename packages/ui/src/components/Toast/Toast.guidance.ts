import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  imports: 'showToast, ToastRegion',
  status: 'stable',
  use: ['The result of an action, while the user goes on.'],
  avoid: ['Errors that must be corrected: show them at the field.', 'Messages about a view: use Banner.'],
  do: { text: 'Say the result in one sentence.' },
  dont: { text: 'Put the only way to undo into it.' },
  keyboard: keys.toast,
};
