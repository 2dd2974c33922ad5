import { PasswordField } from './PasswordField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The current password or a new one.'],
  avoid: ['Codes that are sent by mail: use TextField.'],
  do: {
    example: <PasswordField label="New password" description="At least 12 characters" autoComplete="new-password" />,
    text: 'Say the rules in the description, before the user types.',
  },
  dont: {
    example: (
      <PasswordField label="Choose a password" description="4 to 8 letters" maxLength={8} autoComplete="new-password" />
    ),
    text: 'Limit the length: password managers make long ones.',
  },
  keyboard: keys.passwordField,
};
