import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A new password after a link, or set for somebody else.'],
  avoid: ['A user who knows the old password: use ChangePasswordForm.'],
  do: { example: <ResetPasswordForm onSubmit={() => undefined} />, text: 'Say the rules before the user types.' },
  dont: {
    example: (
      <Card>
        <Stack space="small">
          <Text weight="strong">Your new password</Text>
          <Text>Dear Ana Novak, your password is now Kranj-2026.</Text>
        </Stack>
      </Card>
    ),
    text: 'Send a password by mail: send a link.',
  },
  keyboard: keys.form,
};
