import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Difference {
  file: string;
  /** `stale`: built and committed types differ. */
  kind: 'missing' | 'stale' | 'left over';
}

interface Folders {
  /** Types written by the build. */
  built: string;
  /** Committed types. */
  report: string;
  /** Types that were in the repository before are not reported. */
  except?: readonly string[];
}

const typesIn = (folder: string, except: readonly string[] = []) =>
  globSync('**/*.d.ts', { cwd: folder }).filter((file) => !except.includes(file));

/** Differences between the committed API report of a package and its built types. */
export function compareApi({ built, report, except }: Folders): Difference[] {
  const now = typesIn(built, except);
  const then = new Set(typesIn(report));
  const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
  const differing = now.flatMap((file): Difference[] => {
    if (!then.has(file)) return [{ file, kind: 'missing' }];
    return read(built, file) === read(report, file) ? [] : [{ file, kind: 'stale' }];
  });
  const leftOver = [...then].filter((file) => !now.includes(file));
  return [...differing, ...leftOver.map((file): Difference => ({ file, kind: 'left over' }))];
}

/** Replaces the report with the built types. */
export function renewApi({ built, report, except }: Folders): void {
  rmSync(report, { recursive: true, force: true });
  for (const file of typesIn(built, except)) {
    mkdirSync(dirname(join(report, file)), { recursive: true });
    cpSync(join(built, file), join(report, file));
  }
}
