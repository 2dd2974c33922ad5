import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { Edits, NameError, requireForm, wordsOf } from './edits.ts';

const catalogues = 'apps/portal/src/i18n';

/** A screen of a client, with its address and its title in every language: `pnpm new:route calibrations "Calibrations"`. */
export function newRoute(root: string, [name = '', title = wordsOf(name || 'x')]: string[]) {
  requireForm(name, /^[a-z][A-Za-z0-9]*$/, 'a route begins with a small letter and has letters and digits only');
  requireForm(title, /^[^'\\]+$/, 'a title is without quotation marks');
  const edits = new Edits(root);
  const paths = 'apps/portal/src/app/paths.ts';
  if (new RegExp(`^  ${name}:|ofClient\\('${name}'\\)`, 'm').test(edits.read(paths))) {
    throw new NameError(`The portal has a path ${name} already. Choose another name.`);
  }
  const file = `${name[0]!.toUpperCase()}${name.slice(1)}Route`;
  const id = `routes.${name}.${file}.title`;
  edits.create(
    `apps/portal/src/routes/${name}/${file}.tsx`,
    `import { PageHeader } from '@zrak/ui/PageHeader';
import { useIntl } from 'react-intl';
import { useClientData } from '../../layouts/ClientLayout.tsx';

export function Component() {
  const intl = useIntl();
  const { client } = useClientData();
  const title = intl.formatMessage({ id: '${id}' });
  return (
    <>
      <title>{\`\${title} – \${client.name}\`}</title>
      <PageHeader title={title} />
    </>
  );
}
`,
  );
  edits.replace(paths, /^ {2}alerts: ofClient.*\n/m, (line) => `${line}  ${name}: ofClient('${name}'),\n`);
  edits.replace(
    'apps/portal/src/app/paths.test.ts',
    /^ {4}alerts: '(.*)\/alerts',\n/m,
    (line, client) => `${line}    ${name}: '${client}/${name}',\n`,
  );
  // Every screen is tried with every failed call.
  edits.replace(
    'apps/portal/e2e/faults/screens.ts',
    /^ {2}version: \{\n/m,
    (next) => `  ${name}: {
    user: 'obala-key',
    address: '/OBALA/${name}',
    ready: heading('${title}'),
    calls: ofClient,
  },
${next}`,
  );
  const routes = 'apps/portal/src/app/guardedRoutes.ts';
  edits.replace(
    routes,
    /^ {14}\{ path: 'alerts',.*\n/m,
    (line) =>
      `${line}              { path: '${name}', lazy: screen(() => import('../routes/${name}/${file}.tsx')) },\n`,
  );
  edits.replace(routes, /\['compare', 'reports',/, (list) => `${list} '${name}',`);
  for (const path of globSync(`${catalogues}/*.json`, { cwd: root }).toSorted()) {
    edits.json<Record<string, string>>(path, (texts) => withText(texts, id, title));
  }
  edits.write();
  return {
    files: edits.files,
    next: [
      `translate ${id} in ${globSync(`${catalogues}/*.json`, { cwd: root })
        .map((path) => basename(path))
        .filter((path) => path !== 'en.json')
        .toSorted()
        .join(', ')}`,
      `add a loader, and a link to paths.${name}(client.code)`,
      `pnpm dev, then open /SI-OKOLJE/${name}`,
    ],
  };
}

/** Inserts a text before the first greater key, and leaves the order of all others. */
function withText(texts: Record<string, string>, id: string, text: string): Record<string, string> {
  const entries = Object.entries(texts);
  const next = entries.findIndex(([key]) => key > id);
  return Object.fromEntries(entries.toSpliced(next === -1 ? entries.length : next, 0, [id, text]));
}
