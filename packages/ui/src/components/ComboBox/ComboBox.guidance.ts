import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['One of many options, found by typing.'],
  avoid: ['Fewer than ten options: use Select or RadioGroup.', 'Free text: use TextField.'],
  do: { text: 'Sort options as the reader would.' },
  dont: { text: 'Use it for a yes-or-no question.' },
  keyboard: keys.comboBox,
};
