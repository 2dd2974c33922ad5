import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The choice of light, dark, or the setting of the device.'],
  avoid: ['A switch with two states: the device is the third.'],
  do: { text: 'Store the choice, and set it before the first paint.' },
  dont: { text: 'Hide it in a page of settings only.' },
  keyboard: keys.menu,
};
