import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Settings of a view that are changed now and then: scale, period, layout.'],
  avoid: ['Actions: use Menu.', 'One of several values: use Select.', 'A form that is sent: use Dialog.'],
  do: { text: 'Let each setting take effect at once.' },
  dont: { text: 'Put a button “Apply” into it.' },
  keyboard: [...keys.button, ['Escape', 'Closes the popover and returns to the button']],
};
