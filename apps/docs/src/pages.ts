import { existsSync, globSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

/** Where the source lies: links to files that are no page of the site lead there. */
export const repository = 'https://github.com/zrak/zrak';

/** Groups of the menu, one per kind of reader. The site's pages are the repository's own Markdown files. */
export const groups: { label: string; files: string[]; isCollapsed?: boolean }[] = [
  { label: 'Start', files: ['README.md', 'docs/glossary.md', 'docs/performance/first-steps.md'] },
  { label: 'Users', files: ['docs/users.md'] },
  { label: 'App developers', files: ['docs/app-developers.md', 'docs/embedding.md', 'examples/README.md'] },
  { label: 'Packages', files: [...filesOf('packages/*/README.md'), 'apps/server/README.md'] },
  { label: 'Designers', files: ['docs/designers.md', 'docs/design-system.md'] },
  {
    label: 'Operators',
    files: [
      'docs/operators.md',
      'docs/operators/network-file.md',
      'docs/operators/deployment.md',
      'docs/operators/scale-out.md',
      'docs/operators/monitoring.md',
      'docs/reliability.md',
    ],
  },
  {
    label: 'Security',
    files: [
      'docs/security/README.md',
      'docs/security/threat-model.md',
      'docs/security/asvs.md',
      'docs/security/dependencies.md',
      'SECURITY.md',
    ],
  },
  { label: 'Backend owners', files: ['docs/backends.md', 'docs/permissions.md'] },
  {
    label: 'Contributors',
    files: [
      'CONTRIBUTING.md',
      'ARCHITECTURE.md',
      'docs/state-machines.md',
      'docs/releasing.md',
      'docs/language.md',
      'docs/terms.md',
    ],
  },
  { label: 'Decisions', files: filesOf('docs/decisions/*.md'), isCollapsed: true },
  {
    label: 'Measurements',
    files: filesOf('docs/performance/*.md').filter((file) => !file.endsWith('first-steps.md')),
    isCollapsed: true,
  },
  { label: 'Changes', files: filesOf('{apps,packages}/*/CHANGELOG.md'), isCollapsed: true },
];

/** The first page. */
const home = 'docs/README.md';

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** Markdown files that are pages, by their path in the repository. */
export const pages: string[] = [home, ...groups.flatMap(({ files }) => files)].filter((file) =>
  existsSync(join(root, file)),
);

/** Path of a page on the site: `docs/backends.md` is `backends`, `packages/ui/README.md` is `packages/ui`. */
export function routeOf(file: string): string {
  if (file === home) return 'index';
  if (file === 'README.md') return 'overview';
  // `docs/security/README.md` is `security`.
  if (file === 'SECURITY.md') return 'reporting';
  const path = file.replace(/^docs\//, '').replace(/^apps\//, 'packages/');
  const name = basename(path, extname(path));
  return name === 'README' ? dirname(path) : join(dirname(path), name).toLowerCase();
}

/** Label in the menu, where the title of a page is too long. */
export function labelOf(file: string): string | undefined {
  if (file === 'README.md') return 'Overview';
  const [, name] = /^(?:packages|apps)\/([^/]+)\/CHANGELOG\.md$/.exec(file) ?? [];
  return name && `@zrak/${name}`;
}
