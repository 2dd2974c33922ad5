import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The top of every screen: title, way back, actions.'],
  avoid: ['Sections of a page: use Heading.'],
  do: {
    example: (
      <Inline justify="between">
        <Heading level={3} size="title">
          Users
        </Heading>
        <Inline space="small">
          <Button>Export</Button>
          <Button tone="primary">Add user</Button>
        </Inline>
      </Inline>
    ),
    text: 'Put the main action last, as the only primary button.',
  },
  dont: {
    example: (
      <Stack space="small">
        <Text tone="muted">Administration / Users</Text>
        <Heading level={3} size="title">
          Users
        </Heading>
        <Heading level={3} size="large">
          Users
        </Heading>
      </Stack>
    ),
    text: 'Repeat the title in the breadcrumb and in a heading below.',
  },
  keyboard: keys.none,
};
