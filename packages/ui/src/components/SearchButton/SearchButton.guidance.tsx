import { SearchButton } from './SearchButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['The way to a search over the whole app, in the top bar.'],
  avoid: ['Filtering a list on this page: use SearchField.'],
  do: {
    example: <SearchButton label="Search" shortcut="Ctrl K" onPress={() => undefined} />,
    text: 'Show the keys that do the same.',
  },
  dont: {
    example: (
      <Stack>
        <SearchButton label="Search stations" onPress={() => undefined} />
        <SearchButton label="Search reports" onPress={() => undefined} />
      </Stack>
    ),
    text: 'Use it twice in one view.',
  },
  keyboard: keys.button,
};
