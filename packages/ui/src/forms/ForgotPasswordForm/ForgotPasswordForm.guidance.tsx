import { Banner } from '../../components/Banner/Banner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Asking for a link to set a new password.'],
  avoid: ['A signed-in user: use ChangePasswordForm.'],
  do: {
    example: (
      <Banner tone="success" announce="none">
        If ana.novak@example.si has an account, a link is on its way.
      </Banner>
    ),
    text: 'Answer the same for a known and an unknown address.',
  },
  dont: {
    example: (
      <Stack>
        <Banner tone="danger" announce="none">
          This address is not registered.
        </Banner>
        <TextField label="E-mail" defaultValue="ana.novak@example.si" />
      </Stack>
    ),
    text: 'Say that an address is not registered.',
  },
  keyboard: keys.form,
};
