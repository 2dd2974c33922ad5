import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A page that does not exist, is not allowed, or failed.'],
  avoid: ['A part of a page: use ErrorFallback.'],
  do: {
    example: (
      <Stack align="center" space="small">
        <Heading level={3} size="title">
          Page not found
        </Heading>
        <Text>Check the address, or search for the station.</Text>
        <Button>Go to the map</Button>
      </Stack>
    ),
    text: 'Say the next step in one line.',
  },
  dont: {
    example: (
      <Stack align="center">
        <Text size="display" tone="muted">
          404
        </Text>
      </Stack>
    ),
    text: 'Show a code without words.',
  },
  keyboard: keys.none,
};
