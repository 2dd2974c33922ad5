import { Banner } from '../../components/Banner/Banner.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Logging in by username and password.'],
  avoid: ['A new account: use SignUpForm.'],
  do: {
    example: (
      <Stack>
        <Banner tone="danger" announce="none">
          Username or password is wrong.
        </Banner>
        <TextField label="Username" defaultValue="ana.novak" />
        <PasswordField label="Password" autoComplete="current-password" />
      </Stack>
    ),
    text: 'Keep the username when the server refuses.',
  },
  dont: {
    example: (
      <Stack>
        <Banner tone="danger" announce="none">
          There is no user “ana.novak”.
        </Banner>
        <TextField label="Username" />
        <PasswordField label="Password" autoComplete="current-password" />
      </Stack>
    ),
    text: 'Say which of the two was wrong.',
  },
  keyboard: keys.form,
};
