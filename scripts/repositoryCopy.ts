import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.ts';

export interface CopyOptions {
  /** Leaves out files that the purpose of the copy does not need. */
  isNeeded?: (path: string) => boolean;
}

/** Copies the files of the repository, committed or not, without those that git ignores. */
export function copyRepository(to: string, { isNeeded = () => true }: CopyOptions = {}): void {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = list.split('\0').filter((file) => file !== '' && isNeeded(file));
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(to, file));
}

/** Caches and the state of runs belong to one folder; pnpm refuses a state that is a link. */
const isState = (name: string) => name.startsWith('.vite') || name.startsWith('.pnpm-task-run-state');

/** Lets a copy use the installed packages of this repository. Links of the workspace lead to the packages of the copy. */
export function linkPackages(to: string): void {
  // pnpm refuses a folder that is itself a link.
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!isState(name)) symlinkSync(join(root, 'node_modules', name), join(to, 'node_modules', name));
  }
  for (const modules of globSync('{apps,packages}/*/node_modules', { cwd: root })) {
    cpSync(join(root, modules), join(to, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== '.vite',
    });
  }
}

/** Makes the copy a git repository: tools list its files and read its history. */
export function commitCopy(to: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=false', ...args], { cwd: to, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Zrak');
  git('config', 'user.email', 'zrak@zrak.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Copy');
}
