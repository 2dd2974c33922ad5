import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CodeBlock } from '../../../apps/docs/src/markdown.ts';
import { root, run } from '../../run.ts';
import type { Finding } from './finding.ts';

export interface LocatedBlock extends CodeBlock {
  file: string;
}

/** Checked as shell commands, or nothing in them can be checked. */
const others = ['sh', 'html', 'css', 'sql', 'text'];

/** Data that does not parse, and blocks of a language that nothing checks. */
export function checkBlock({ file, line, language, code }: LocatedBlock): Finding[] {
  try {
    if (language === 'json') JSON.parse(code);
    else if (language === 'yaml') parse(code);
    else if (!isTypeScript(language) && !others.includes(language)) {
      const known = ['ts', 'tsx', 'json', 'yaml', ...others].join(', ');
      return [{ file, line, message: `a block has the language "${language}", not one of ${known}` }];
    }
    return [];
  } catch (error) {
    return [{ file, line, message: `${language}: ${error instanceof Error ? error.message : String(error)}` }];
  }
}

export const isTypeScript = (language: string): boolean => language === 'ts' || language === 'tsx';

/**
 * Compiles each block as a file of an app that has the packages. `pnpm check:consumers` compiles the blocks of the
 * READMEs again, with the packed packages and other versions of TypeScript.
 */
export async function compileBlocks(blocks: LocatedBlock[]): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-docs-'));
  try {
    symlinkSync(join(root, 'apps/portal/node_modules'), join(folder, 'node_modules'));
    const names = blocks.map(({ language }, index) => `block${index}.${language}`);
    for (const [index, { code }] of blocks.entries()) writeFileSync(join(folder, names[index]!), code);
    // Code that explains something declares what it does not use.
    const compilerOptions = { noUnusedLocals: false, types: ['vite/client', 'node'] };
    const settings = { extends: join(root, 'tsconfig.base.json'), files: names, compilerOptions };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(root, 'node_modules/.bin/tsc');
    const { output } = await run(compiler, ['--project', folder, '--pretty', 'false'], {
      isCaptured: true,
      cwd: folder,
    });
    return output
      .split('\n')
      .filter((text) => text.includes('error TS'))
      .map((text) => {
        const [, index, line, message] = /^block(\d+)\.tsx?\((\d+),\d+\): (.*)$/.exec(text) ?? [];
        const block = blocks[Number(index)];
        if (!block) return { file: 'tsconfig.base.json', line: 1, message: text };
        return { file: block.file, line: block.line + Number(line), message: message! };
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a block with the word `run` after its language. */
export async function runBlock({ file, line, code }: LocatedBlock): Promise<Finding[]> {
  const { code: status, output } = await run('bash', ['-euo', 'pipefail', '-c', code], {
    isCaptured: true,
    timeout: 60_000,
  });
  return status === 0 ? [] : [{ file, line, message: `ended with ${status}:\n${output}` }];
}
