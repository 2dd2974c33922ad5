import { Banner } from '../../components/Banner/Banner.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Changing the own password, with the old one.'],
  avoid: ['A forgotten password: use ForgotPasswordForm.'],
  do: {
    example: (
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        errorMessage="This is not your current password."
      />
    ),
    text: 'Show a wrong old password at its field.',
  },
  dont: {
    example: (
      <Stack>
        <Banner tone="danger" announce="none">
          Error 422
        </Banner>
        <PasswordField label="Current password" autoComplete="current-password" />
      </Stack>
    ),
    text: 'Answer with a code.',
  },
  keyboard: keys.form,
};
