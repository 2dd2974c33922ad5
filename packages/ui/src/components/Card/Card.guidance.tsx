import { Card } from './Card.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['One topic of a page: a graph, a table, a group of facts.'],
  avoid: ['A card inside a card: separate with space or a line.', 'Decoration around a single button.'],
  do: {
    example: (
      <Card heading="PM10" level={3}>
        <Text>52 µg/m³</Text>
      </Card>
    ),
    text: 'Give the card a heading: it then is a region with a name.',
  },
  dont: {
    example: (
      <Card>
        <Card>
          <Text>52 µg/m³</Text>
        </Card>
      </Card>
    ),
    text: 'Put two unrelated topics into one card.',
  },
  keyboard: keys.none,
};
