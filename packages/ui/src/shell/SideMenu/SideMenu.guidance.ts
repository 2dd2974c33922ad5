import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Navigation between the screens of an app, in named sections.'],
  avoid: ['Nested data: use Tree.', 'A few views of one thing: use Tabs.'],
  do: { text: 'Give each entry an icon, for the rail.' },
  dont: { text: 'Nest groups in groups.' },
  keyboard: keys.sideMenu,
};
