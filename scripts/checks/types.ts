import { globSync } from 'node:fs';
import { run } from '../run.ts';

// Checks every folder with its own settings, one after the other: one check already uses two cores.
const projects = ['tsconfig.json', ...globSync('{packages,apps}/*/tsconfig*.json')].sort();
const failed: string[] = [];
for (const project of projects) {
  const { code } = await run('node_modules/.bin/tsc', ['--project', project]);
  if (code !== 0) failed.push(project);
}
if (failed.length > 0) {
  console.error(`Types do not fit in: ${failed.join(', ')}`);
  process.exit(1);
}
