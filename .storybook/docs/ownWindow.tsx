import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { Link } from '../../packages/ui/src/components/Link/Link.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';

/**
 * Whether a docs page would show a story wrongly: all stories of the page share one window, one theme, one language and
 * one direction, and nobody presses or types in them. The name of an argument is what a minified function still tells.
 */
export const needsOwnWindow = ({ storyGlobals, playFunction }: PreparedStory): boolean =>
  Object.keys(storyGlobals).length > 0 || String(playFunction ?? '').includes('userEvent');

/** Links to the stories that the docs page leaves out. */
export function StoriesOfOwnWindow() {
  const stories = use(DocsContext)
    .componentStories()
    .filter((story) => story.tags.includes('autodocs') && needsOwnWindow(story));
  if (stories.length === 0) return null;
  return (
    <Stack space="small">
      <Heading level={2}>In a window of their own</Heading>
      <Text tone="muted">Here somebody types or presses, or the story has its own width, language or direction.</Text>
      <Inline as="ul">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <Link href={`./?path=/story/${id}`} target="_top">
              {name}
            </Link>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
