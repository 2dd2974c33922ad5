import { join } from 'node:path';
import { root } from '../run.ts';
import { guidanceless } from './guidanceless.ts';
import { helpersAsComponents } from './propsTables.ts';
import { groupless } from './storyGroups.ts';
import { storyless } from './storyless.ts';

let isValid = true;

function report(what: string, fault: string, lines: readonly string[]): void {
  if (lines.length === 0) return console.log(`✔ ${what}`);
  isValid = false;
  return console.error(`✖ ${fault}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

const ui = join(root, 'packages/ui');
// A component without a story is not reviewed by designers, not checked by axe and has no screenshot.
report('every component of every entry point has a story', 'No story shows', storyless(ui));
report(
  'every title is in a group of the side bar',
  'No group of the order in .storybook/preview.tsx',
  groupless(join(ui, 'src'), join(root, '.storybook/preview.tsx')),
);
report('every docs page says when and how to use its component', 'Docs pages without guidance', guidanceless(ui));
report(
  'every table of props is that of the component',
  'Story files whose component is a helper of their own',
  helpersAsComponents(join(ui, 'src')),
);
process.exit(isValid ? 0 : 1);
