import { Banner } from './Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A message about the view that contains it.'],
  avoid: ['The result of an action: use Toast.', 'An error of one field: use its errorMessage.'],
  do: {
    example: (
      <Banner
        tone="danger"
        announce="none"
        title="The data could not be loaded"
        action={<Button size="small">Retry</Button>}
      />
    ),
    text: 'Offer the next step: Retry.',
  },
  dont: {
    example: (
      <Stack space="small">
        <Banner tone="info" announce="none" title="Note" />
        <Banner tone="warning" announce="none" title="Note" />
        <Banner tone="danger" announce="none" title="Error" />
      </Stack>
    ),
    text: 'Show more than two at a time.',
  },
  keyboard: keys.none,
};
