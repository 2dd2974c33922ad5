import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A page with one task: log in, sign up, new password.'],
  avoid: ['Pages of the app: use AppShell.'],
  do: {
    example: (
      <Stack align="center">
        <Logo />
        <Card>
          <Stack>
            <Heading level={3} size="title">
              Set a new password
            </Heading>
            <PasswordField label="New password of Ana Novak" autoComplete="new-password" />
            <Button tone="primary">Save password</Button>
          </Stack>
        </Card>
      </Stack>
    ),
    text: 'Say the task in the title.',
  },
  dont: {
    example: (
      <Stack align="center">
        <Logo />
        <Inline>
          <Link href="#map">Map</Link>
          <Link href="#reports">Reports</Link>
          <Link href="#news">News</Link>
        </Inline>
        <Card>
          <Stack>
            <Heading level={3} size="title">
              Welcome
            </Heading>
            <PasswordField label="Another new password" autoComplete="new-password" />
            <Button tone="primary">Continue</Button>
          </Stack>
        </Card>
      </Stack>
    ),
    text: 'Add navigation that leads away from the task.',
  },
  keyboard: keys.none,
};
