import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { helpersAsComponents } from './propsTables.ts';

test('finds a story file that documents its helper', () => {
  expect(helpersAsComponents(join(root, 'scripts/fixtures/stories'))).toEqual(['src/Inside.stories.tsx: Opened']);
});
