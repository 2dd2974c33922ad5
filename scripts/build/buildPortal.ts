import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';

const stamp = join(root, 'apps/portal/dist/.built');

/** Sources of the built portal. */
function sources(): string {
  const files = globSync(
    [
      'pnpm-lock.yaml',
      'scripts/{compileHint,pureComponents}.ts',
      'packages/*/{package.json,src/**/*,locales/*}',
      'apps/portal/{package.json,index.html,vite.config.ts,vite.embed.config.ts,build/**/*,early/**/*,embed/**/*,src/**/*,public/**/*}',
    ],
    { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*'] },
  )
    .map((file) => join(root, file))
    .filter((file) => statSync(file).isFile())
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the portal unless the last build has the same sources. */
export async function buildPortal(say: (line: string) => void): Promise<void> {
  const hash = sources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Building the portal');
  const { code, output } = await run('pnpm', ['--filter', '@zrak/portal', 'build'], { isCaptured: true });
  if (code !== 0) throw new Error(`Building the portal failed:\n${output}`);
  writeFileSync(stamp, hash);
}
