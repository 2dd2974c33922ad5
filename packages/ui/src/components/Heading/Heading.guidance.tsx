import { Heading } from './Heading.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['The title of a section.'],
  avoid: ['The title of a screen: use PageHeader.', 'Large text that is not a title: use Text.'],
  do: {
    example: (
      <Heading level={3} size="small">
        Small, and third in the outline
      </Heading>
    ),
    text: 'Choose the level by the outline, and the size by the look.',
  },
  dont: {
    example: (
      <Heading level={3} size="display">
        Loud
      </Heading>
    ),
    text: 'Skip a level to get a smaller title.',
  },
  keyboard: keys.none,
};
