import { Formula } from './Formula.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Names of pollutants and noise levels with their subscripts.'],
  avoid: ['Units: they are written with their superscripts.'],
  do: {
    example: (
      <Text>
        <Formula text="NO2, O3 and PM2.5" />
      </Text>
    ),
    text: 'Write the formula plain: it sets the subscripts.',
  },
  dont: { example: <Text>NO₂, O₃ and PM₂.₅</Text>, text: 'Write subscripts by hand in a label.' },
  keyboard: keys.none,
};
