import { Pagination } from './Pagination.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Long lists that come in pages.'],
  avoid: ['Lists that fit on one screen.', 'Endless data: filter first.'],
  do: {
    example: (
      <Stack space="small">
        <Text tone="muted">/reports?page=3</Text>
        <Pagination label="Pages of reports" page={3} pageCount={5} onChange={() => undefined} />
      </Stack>
    ),
    text: 'Keep the page in the address.',
  },
  dont: {
    example: (
      <Stack space="small">
        <Text weight="strong">New station: devices</Text>
        <Pagination label="Steps of a new station" page={2} pageCount={3} onChange={() => undefined} />
      </Stack>
    ),
    text: 'Use it for the steps of a process.',
  },
  keyboard: keys.button,
};
