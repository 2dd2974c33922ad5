import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { storyless } from './storyless.ts';

test('components that no story shows are found, behind a door and behind a group of them', () => {
  expect(storyless(join(root, 'scripts/fixtures/stories'))).toEqual(['./Storyless: Storyless', './group: Forgotten']);
});
