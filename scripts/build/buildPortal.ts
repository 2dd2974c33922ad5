import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from '../run.ts';

/** Sources of the built portal. */
function sources(from: string): string {
  const files = globSync(
    [
      'pnpm-lock.yaml',
      'scripts/{compileHint,pureComponents}.ts',
      'packages/*/{package.json,src/**/*,locales/*}',
      'apps/portal/{package.json,index.html,vite.config.ts,vite.embed.config.ts,build/**/*,early/**/*,embed/**/*,src/**/*,public/**/*}',
    ],
    { cwd: from, exclude: ['**/*.test.*', '**/*.stories.*'] },
  )
    .map((file) => join(from, file))
    .filter((file) => statSync(file).isFile())
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(from, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds the portal unless the last build has the same sources.
 * @param from checkout whose portal is built
 */
export async function buildPortal(say: (line: string) => void, from = root): Promise<void> {
  const stamp = join(from, 'apps/portal/dist/.built');
  const hash = sources(from);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Building the portal');
  const { code, output } = await run('pnpm', ['--filter', '@zrak/portal', 'build'], { cwd: from, isCaptured: true });
  if (code !== 0) throw new Error(`Building the portal failed:\n${output}`);
  writeFileSync(stamp, hash);
}
