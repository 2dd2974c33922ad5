import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A short task in between: edit a user, choose columns.'],
  avoid: ['A confirmation: use AlertDialog.', 'A long form: use a page.'],
  do: {
    example: (
      <Card heading="Edit user" level={3}>
        <Stack>
          <TextField label="Name of the user" defaultValue="Ana Novak" />
          <Inline justify="end">
            <Button>Cancel</Button>
            <Button tone="primary">Save</Button>
          </Inline>
        </Stack>
      </Card>
    ),
    text: 'Put the primary action last.',
  },
  dont: {
    example: (
      <Card heading="Add user" level={3}>
        <Card heading="Add client first" level={3}>
          <Inline justify="end">
            <Button>Cancel</Button>
            <Button tone="primary">Add</Button>
          </Inline>
        </Card>
      </Card>
    ),
    text: 'Open a dialog from a dialog.',
  },
  keyboard: keys.dialog,
};
