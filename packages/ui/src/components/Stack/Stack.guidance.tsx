import { Stack } from './Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['Children below one another with equal space.'],
  avoid: ['Children beside one another: use Inline or Columns.'],
  do: {
    example: (
      <Stack space="large">
        <Stack space="xxsmall">
          <Text weight="strong">PM10</Text>
          <Text>52 µg/m³</Text>
        </Stack>
        <Stack space="xxsmall">
          <Text weight="strong">O₃</Text>
          <Text>81 µg/m³</Text>
        </Stack>
      </Stack>
    ),
    text: 'Nest stacks: closer together means belonging together.',
  },
  dont: {
    example: (
      <Stack space="none">
        <Text weight="strong">PM10</Text>
        <Text>52 µg/m³</Text>
        <Text weight="strong">O₃</Text>
        <Text>81 µg/m³</Text>
      </Stack>
    ),
    text: 'Mix a stack with margins of the children.',
  },
  keyboard: keys.none,
};
