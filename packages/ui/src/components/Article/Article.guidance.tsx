import { Article } from './Article.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Text from outside: content pages, explanations, remarks.'],
  avoid: ['Texts of the interface: they are messages.'],
  do: {
    example: (
      <Stack space="small">
        <Heading level={3} size="title">
          Ljubljana Bežigrad
        </Heading>
        <Article format="markdown" level={4} source={'# Remarks\n\nThe station is beside a **busy street**.'} />
      </Stack>
    ),
    text: 'Set the level one below the heading above it.',
  },
  dont: {
    example: (
      <Article format="html" source="<p>Reports</p><label>Year <input value=2026></label><button>Search</button>" />
    ),
    text: 'Build controls from its HTML: only their text is left.',
  },
  keyboard: keys.none,
};
