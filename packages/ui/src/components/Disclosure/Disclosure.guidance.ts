import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Optional details that most readers skip.'],
  avoid: ['Content that everybody needs: show it.', 'Views of equal rank: use Tabs.'],
  do: { text: 'Name the content in the title.' },
  dont: { text: 'Hide an error or a required field in it.' },
  keyboard: keys.disclosure,
};
