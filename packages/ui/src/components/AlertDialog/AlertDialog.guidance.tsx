import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Confirmation of an action that cannot be undone.'],
  avoid: ['Notices: use Toast or Banner.', 'Forms: use Dialog.'],
  do: {
    example: (
      <Card heading="Delete station Kranj?" level={3}>
        <Stack>
          <Text>All of its 35,040 values are lost.</Text>
          <Inline justify="end">
            <Button>Cancel</Button>
            <Button tone="danger">Delete station</Button>
          </Inline>
        </Stack>
      </Card>
    ),
    text: 'Name the action on the button, its consequence above.',
  },
  dont: {
    example: (
      <Card heading="Hide column PM10?" level={3}>
        <Stack>
          <Text>You can show it again at any time.</Text>
          <Inline justify="end">
            <Button>No</Button>
            <Button tone="primary">Yes</Button>
          </Inline>
        </Stack>
      </Card>
    ),
    text: 'Ask before actions that can be undone.',
  },
  keyboard: keys.alertDialog,
};
