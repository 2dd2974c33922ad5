import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Story files whose component is a helper of the file itself: the table of props on the docs page is then that of the
 * helper.
 *
 * @param folder with the story files
 */
export function helpersAsComponents(folder: string): string[] {
  return globSync('**/*.stories.tsx', { cwd: folder }).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const component = /\bcomponent: (\w+)/.exec(source)?.[1];
    const isOwn = component !== undefined && new RegExp(`^(?:function|const) ${component}\\b`, 'm').test(source);
    return isOwn ? [`${file}: ${component}`] : [];
  });
}
