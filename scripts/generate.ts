import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

// Types of the contract. With --check nothing is left changed, and types that differ from the contract are an error.
const types = join(root, 'packages/api-client/src/schema.d.ts');
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
