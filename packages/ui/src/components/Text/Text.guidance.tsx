import { Text } from './Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Paragraphs, and parts of them, in a type role.'],
  avoid: ['Titles of sections: use Heading.'],
  do: {
    example: <Text tone="danger">Above the limit value: 62 µg/m³</Text>,
    text: 'Say the meaning of a tone in the words too.',
  },
  dont: { example: <Text tone="danger">62 µg/m³</Text>, text: 'Use colour as the only sign of an error.' },
  keyboard: keys.none,
};
