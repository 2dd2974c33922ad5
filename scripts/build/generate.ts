import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsDocument } from './permissions.ts';
import { root, run } from '../run.ts';

// Generates files from their sources: types of the contract and the permissions table of the documentation. With
// `--check` it writes nothing and fails if a file differs from its source.
const types = join(root, 'packages/api-client/src/schema.d.ts');
const permissions = join(root, 'docs/permissions.md');
const isCheck = process.argv.includes('--check');
const before = readFileSync(types, 'utf8');
const { code, output } = await run('pnpm', ['--filter', '@zrak/api-client', 'generate'], { isCaptured: true });
if (code !== 0) {
  console.error(output);
  process.exit(code);
}
if (isCheck && readFileSync(types, 'utf8') !== before) {
  writeFileSync(types, before);
  console.error('packages/api-client/src/schema.d.ts differs from openapi/portal.yaml. Run: pnpm generate');
  process.exit(1);
}
if (!isCheck) writeFileSync(permissions, permissionsDocument());
else if (readFileSync(permissions, 'utf8') !== permissionsDocument()) {
  console.error('docs/permissions.md differs from apps/api/src/access/permissions.ts. Run: pnpm generate');
  process.exit(1);
}
