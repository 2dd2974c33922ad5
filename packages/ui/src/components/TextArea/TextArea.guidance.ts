import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Text of several lines.'],
  avoid: ['One line: use TextField.'],
  do: { text: 'Set rows to the expected length.' },
  dont: { text: 'Use it for formatted text.' },
  keyboard: keys.textField,
};
