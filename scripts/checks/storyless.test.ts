import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { storyless } from './storyless.ts';

test('finds components without a story, directly exported and re-exported in a group', () => {
  expect(storyless(join(root, 'scripts/fixtures/stories'))).toEqual(['./Storyless: Storyless', './group: Forgotten']);
});
