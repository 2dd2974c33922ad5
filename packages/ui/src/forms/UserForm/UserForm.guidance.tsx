import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Adding or editing a user, by an administrator or a key user.'],
  avoid: ['The own account of a visitor: use SignUpForm.'],
  do: {
    example: (
      <Stack>
        <TextField label="E-mail" defaultValue="ana.novak@example.si" errorMessage="Another user has this address." />
        <Button tone="primary">Save</Button>
      </Stack>
    ),
    text: 'Show errors of the server at their fields.',
  },
  dont: {
    example: (
      <Stack>
        <TextField label="Client" defaultValue="City of Kranj" isDisabled />
        <TextField label="Role" defaultValue="Reader" isDisabled />
      </Stack>
    ),
    text: 'Show fields that the editor may not change.',
  },
  keyboard: keys.form,
};
