import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { answerShapes, type Contract, seenThroughClient } from './clientContract.ts';
import { designTokens } from './designTokens.ts';
import { outdatedArchives, writeEmptyDatabase } from './emptyDatabase.ts';
import { machineDocuments } from './machines.ts';
import { permissionsDocument } from './permissions.ts';
import { root, run } from '../run.ts';

// Generates files from their sources: types and shapes of the contract, the permissions table and the drawings of the
// state machines in the documentation, the design tokens, and the empty database of PGlite. With `--check` it writes nothing and fails if a file
// differs from its source.
const isCheck = process.argv.includes('--check');
const contract = parse(readFileSync(join(root, 'openapi/portal.yaml'), 'utf8')) as Contract;

async function types(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const source = join(folder, 'portal.json');
    const target = join(folder, 'schema.d.ts');
    writeFileSync(source, JSON.stringify(seenThroughClient(contract)));
    const parts = ['--filter', '@zrak/api-client', 'types', source, '--output', target, '--root-types'].concat(
      '--root-types-no-schema-prefix',
    );
    const { code, output } = await run('pnpm', parts, { isCaptured: true });
    if (code !== 0) throw new Error(output);
    return readFileSync(target, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function shapesModule(): string {
  const { shapes, answers } = answerShapes(contract);
  return [
    '// Generated from openapi/portal.yaml by `pnpm generate`.',
    "import type { Answer, Shape } from './shape.ts';",
    '',
    `export const shapes: Record<string, Shape> = ${JSON.stringify(shapes, null, 1)};`,
    '',
    '/** Shapes of the JSON answers, by method and path. */',
    `export const answers: Record<string, Answer> = ${JSON.stringify(answers, null, 1)};`,
    '',
  ].join('\n');
}

const files: { path: string; source: string; text: string }[] = [
  { path: 'packages/api-client/src/schema.d.ts', source: 'openapi/portal.yaml', text: await types() },
  { path: 'packages/api-client/src/shapes.ts', source: 'openapi/portal.yaml', text: shapesModule() },
  { path: 'docs/permissions.md', source: 'apps/api/src/access/permissions.ts', text: permissionsDocument() },
  { path: 'packages/ui/tokens.json', source: 'packages/ui/src/theme', text: designTokens() },
  ...(await machineDocuments()),
];
for (const { path, source, text } of files) {
  const file = join(root, path);
  if (!isCheck) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${path} differs from ${source}. Run: pnpm generate`);
    process.exitCode = 1;
  }
}
for (const path of isCheck ? outdatedArchives() : []) {
  console.error(`${path} does not fit the installed version of PGlite. Run: pnpm generate`);
  process.exitCode = 1;
}
if (!isCheck) await writeEmptyDatabase();
