import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Settings that are on or off independently of each other.'],
  avoid: ['Exactly one of several: use SegmentedControl.'],
  do: { text: 'Keep the labels the same in both states: the button shows the state.' },
  dont: { text: 'Change the label when a button is pressed.' },
  keyboard: keys.toggleGroup,
};
