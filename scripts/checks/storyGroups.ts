import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Groups of the side bar, from the story order in the preview of Storybook. */
function groupsOf(preview: string): string[] {
  const order = /order: \[(.*?)\],?\s*\}/s.exec(readFileSync(preview, 'utf8'))?.[1] ?? '';
  // Inner lists order the pages of one group.
  return [...order.replaceAll(/\[[^\]]*\]/g, '').matchAll(/'([^']+)'/g)].map(([, group]) => group!);
}

/**
 * Story files whose title is in no group of the side bar: Storybook would sort them behind all groups.
 *
 * @param folder with the story files
 * @param preview file with the story order
 */
export function groupless(folder: string, preview: string): string[] {
  const groups = groupsOf(preview);
  return globSync('**/*.stories.tsx', { cwd: folder }).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const title = /\btitle: '([^']*)'/.exec(source.slice(source.indexOf('const meta')))?.[1] ?? 'no title';
    return groups.includes(title.split('/')[0]!) ? [] : [`${file}: ${title}`];
  });
}
