import { commitOf } from '../apps/portal/build/about.ts';
import { buildPortal } from './build/buildPortal.ts';
import { root } from './run.ts';

try {
  await buildPortal(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Runs the built files, so that the version page names one commit for portal and API.
const commit = commitOf(root);
if (commit) process.env['ZRAK_COMMIT'] = commit;
await import('../apps/api/src/server.ts');
