#!/usr/bin/env node
// Runs on any Node: an old one gets this error instead of one about syntax.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(`@zrak/server needs Node 22.12 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
void import('../dist/apps/server/src/main.js').then(({ main }) => main());
