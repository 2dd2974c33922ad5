import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['One of five to fifteen options.'],
  avoid: ['Two to four short options: use SegmentedControl.', 'Many options: use ComboBox.'],
  do: { text: 'Order options by use or by number, not by accident.' },
  dont: { text: 'Use it for actions: use Menu.' },
  keyboard: keys.select,
};
