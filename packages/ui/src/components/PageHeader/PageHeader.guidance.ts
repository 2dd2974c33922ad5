import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The top of every screen: title, way back, actions.'],
  avoid: ['Sections of a page: use Heading.'],
  do: { text: 'Put the main action last, as the only primary button.' },
  dont: { text: 'Repeat the title in the breadcrumb and in a heading below.' },
  keyboard: keys.none,
};
