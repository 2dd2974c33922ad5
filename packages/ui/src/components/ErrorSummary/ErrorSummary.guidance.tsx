import { Banner } from '../Banner/Banner.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The top of a form that was refused, with links to its fields.'],
  avoid: ['A single field: its errorMessage is sufficient.'],
  do: {
    example: (
      <Stack>
        <Banner tone="danger" announce="none" title="The form has an error">
          <Link href="#password-of-do">Enter a password.</Link>
        </Banner>
        <PasswordField
          label="Password of Ana"
          autoComplete="new-password"
          isRequired
          errorMessage="Enter a password."
        />
      </Stack>
    ),
    text: 'Use the same words as at the field.',
  },
  dont: {
    example: (
      <Stack>
        <Banner tone="danger" announce="none" title="The form has an error">
          <Link href="#password-of-dont">Password: value missing (error 102)</Link>
        </Banner>
        <PasswordField
          label="Password of Aleš"
          autoComplete="new-password"
          isRequired
          errorMessage="Enter a password."
        />
      </Stack>
    ),
    text: 'Say something else than at the field.',
  },
  keyboard: keys.link,
};
