import { SignUpForm } from './SignUpForm.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A new account, made by its owner.'],
  avoid: ['Accounts made by an administrator: use UserForm.'],
  do: { example: <SignUpForm onSubmit={() => undefined} />, text: 'Ask only for what is needed at once.' },
  dont: {
    example: (
      <Stack>
        <TextField label="Name" />
        <TextField label="E-mail" />
        <TextField label="Telephone" />
        <TextField label="Company" />
        <DateField label="Date of birth" />
      </Stack>
    ),
    text: 'Add fields that are not needed at once.',
  },
  keyboard: keys.form,
};
