import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['A process of three to six steps in a fixed order.'],
  avoid: ['Views of equal rank: use Tabs.', 'Progress of a task of the computer: use ProgressBar.'],
  do: { text: 'Mark a step that must be corrected.' },
  dont: { text: 'Let it lead ahead over steps that are not done.' },
  keyboard: keys.button,
};
