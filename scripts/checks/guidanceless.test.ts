import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { guidanceless } from './guidanceless.ts';

test('finds docs pages without guidance, and guidance with an entry point of another component', () => {
  expect(guidanceless(join(root, 'scripts/fixtures/stories')).sort()).toEqual([
    'Inside has no Inside.guidance.tsx beside its stories',
    'Storyless has no Storyless.guidance.tsx beside its stories',
    'src: no such entry point exports Shown',
  ]);
});
