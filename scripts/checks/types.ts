import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from '../run.ts';

// Checks every folder with its own settings, the largest first. Each check has one core: the four checkers of the default
// compute the types that they share four times. Dependency-cruiser refuses this option in tsconfig.base.json.
const largest = 'apps/portal/tsconfig.json';
const others = ['tsconfig.json', ...globSync('{packages,apps}/*/tsconfig*.json')].filter((path) => path !== largest);
const waiting = [largest, ...others.sort()];
const failed: string[] = [];

async function work(): Promise<void> {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const { code, output } = await run('node_modules/.bin/tsc', ['--project', project, '--checkers', '1'], {
      isCaptured: true,
    });
    if (output !== '') console.log(output.trimEnd());
    if (code !== 0) failed.push(project);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  console.error(`Types do not fit in: ${failed.sort().join(', ')}`);
  process.exit(1);
}
