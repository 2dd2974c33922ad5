import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { rawPixels } from './rawPixels.ts';

// A value that repeats a token does not follow when the token changes, or when a page is shown denser.
const files = globSync('{packages,apps}/*/src/**/*.css.ts', { cwd: root });
const faults = files.flatMap((file) =>
  rawPixels(file, readFileSync(join(root, file), 'utf8')).map(
    ({ line, property, value, token }) => `${file}:${line} ${property}: ${value} is ${token}`,
  ),
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error(`✖ ${faults.length} values in pixels for which the theme has a token`);
  process.exit(1);
}
console.log(`✔ ${files.length} style sheets use tokens for spaces, type and radii`);
