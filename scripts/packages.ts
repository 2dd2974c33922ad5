import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.ts';

// What would be published: packed as it would be, and looked at by those who look at packages. Needs `pnpm build`.
const folder = mkdtempSync(join(tmpdir(), 'zrak-packages-'));
let isFine = true;

async function check(what: string, command: string, args: string[]) {
  const { code, output } = await run(command, args, { isCaptured: true });
  if (code === 0) return console.log(`✔ ${what}`);
  isFine = false;
  return console.error(`✖ ${what}\n${output}`);
}

try {
  for (const name of ['ui', 'api-client', 'machines']) {
    const { code, output } = await run('pnpm', ['pack', '--pack-destination', folder], {
      cwd: join(root, 'packages', name),
      isCaptured: true,
    });
    if (code !== 0) throw new Error(output);
    const [tarball] = globSync(`zrak-${name}-*.tgz`, { cwd: folder }).map((file) => join(folder, file));
    await check(`@zrak/${name}: publint`, 'publint', ['run', '--strict', tarball!]);
    await check(`@zrak/${name}: types for those who import it`, 'attw', [
      tarball!,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      '--format',
      'ascii',
    ]);
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(isFine ? 0 : 1);
