import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../../scripts/repositoryCopy.ts';
import { root, run } from '../../scripts/run.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

const commitOf = (ref: string): string | undefined => tryGit('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

/**
 * The commit to compare with: the named one, the one where this branch left `origin/main`, or the one before HEAD.
 * @throws with advice, if the history does not have it
 */
export function baseCommit(ref: string | undefined): string {
  const head = commitOf('HEAD');
  if (head === undefined) throw new Error('This folder has no git history to compare with.');
  if (ref !== undefined) {
    const named = commitOf(ref);
    if (named === undefined)
      throw new Error(`The history has no commit ${ref}. A shallow clone gets it with: git fetch --unshallow`);
    return named;
  }
  const branched = tryGit('merge-base', 'origin/main', 'HEAD');
  if (branched !== undefined && branched !== head) return branched;
  // On main itself.
  const before = commitOf('HEAD~1');
  if (before === undefined) {
    throw new Error(
      'The history has no commit before this one. A shallow clone gets them with: git fetch --unshallow. --base REF names another commit.',
    );
  }
  return before;
}

export interface Checkout {
  folder: string;
  remove: () => void;
}

/** Checks a commit out into a temporary folder, with its packages. */
export async function checkOut(commit: string, say: (line: string) => void): Promise<Checkout> {
  // An interrupted run leaves an entry without its folder.
  git('worktree', 'prune');
  const parent = mkdtempSync(join(tmpdir(), 'zrak-base-'));
  const folder = join(parent, 'base');
  const remove = () => {
    rmSync(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', folder, commit);
    const lockOf = (checkout: string) => readFileSync(join(checkout, 'pnpm-lock.yaml'), 'utf8');
    if (lockOf(folder) === lockOf(root)) {
      linkPackages(folder);
    } else {
      say('Installing the packages of the base');
      const { code, output } = await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
        cwd: folder,
        isCaptured: true,
      });
      if (code !== 0) throw new Error(`The packages of the base were not installed:\n${output}`);
    }
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
