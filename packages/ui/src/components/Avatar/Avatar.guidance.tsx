import { Avatar } from './Avatar.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['A person or an organisation beside its name.'],
  avoid: ['Decoration without a person.'],
  do: {
    example: (
      <Inline>
        <Avatar name="Ana Novak" isDecorative />
        Ana Novak
      </Inline>
    ),
    text: 'Mark it decorative if the name is beside it.',
  },
  dont: {
    example: (
      <Inline>
        <Avatar name="Ana Novak" />
        <Avatar name="Aleš Nemec" />
      </Inline>
    ),
    text: 'Use it as the only way to recognise a person.',
  },
  keyboard: keys.none,
};
