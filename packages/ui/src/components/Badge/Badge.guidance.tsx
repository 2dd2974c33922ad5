import { Badge } from './Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A short state or kind of a thing: “Public”.'],
  avoid: ['Levels of pollution: use WarningMark or IndexMark.', 'Removable choices: use TagGroup.'],
  do: { example: <Badge tone="success">Confirmed</Badge>, text: 'Keep it to one or two words.' },
  dont: {
    example: (
      <Inline>
        <Badge tone="success">State</Badge>
        <Badge tone="danger">State</Badge>
      </Inline>
    ),
    text: 'Use colour as the only difference of two badges.',
  },
  keyboard: keys.none,
};
