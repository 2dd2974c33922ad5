import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from './command.ts';

/** A path as the operator wrote it: npm runs a script in the folder of its package, and keeps the original one here. */
export const operatorPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

/** Content of a file that the operator named. @throws CommandError if it cannot be read or is too large */
export function contentOf(path: string, largestBytes: number): Buffer {
  let content: Buffer;
  try {
    content = readFileSync(operatorPath(path));
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`);
  }
  if (content.length <= largestBytes) return content;
  throw new CommandError(`${path} has ${content.length} bytes; ${largestBytes} are allowed.`);
}
