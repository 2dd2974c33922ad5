import { Disclosure } from './Disclosure.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Optional details that most readers skip.'],
  avoid: ['Content that everybody needs: show it.', 'Views of equal rank: use Tabs.'],
  do: {
    example: (
      <Disclosure title="How the index is calculated" level={3} defaultExpanded>
        <Text>The worst pollutant of the hour decides.</Text>
      </Disclosure>
    ),
    text: 'Name the content in the title.',
  },
  dont: {
    example: (
      <Disclosure title="More" level={3} defaultExpanded>
        <TextField label="Code of the client" isRequired errorMessage="Enter the code." />
      </Disclosure>
    ),
    text: 'Hide an error or a required field in it.',
  },
  keyboard: keys.disclosure,
};
