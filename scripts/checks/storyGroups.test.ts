import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { groupless } from './storyGroups.ts';

test('finds a story outside the groups of the side bar', () => {
  const fixture = join(root, 'scripts/fixtures/stories');
  expect(groupless(fixture, join(fixture, 'preview.tsx'))).toEqual(['src/Shown.stories.tsx: Elsewhere/Shown']);
});
