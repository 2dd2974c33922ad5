import { join } from 'node:path';
import { root } from '../run.ts';
import { storyless } from './storyless.ts';

// A component without a story is not reviewed by designers, not checked by axe and has no screenshot.
const missing = storyless(join(root, 'packages/ui'));
if (missing.length > 0) {
  console.error(`No story shows:\n${missing.map((line) => `  ${line}`).join('\n')}`);
  process.exit(1);
}
console.log('✔ every component of every entry point has a story');
