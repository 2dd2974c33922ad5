import { resolve } from 'node:path';

/** A path as the operator wrote it: npm runs a script in the folder of its package, and keeps the original one here. */
export const operatorPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
