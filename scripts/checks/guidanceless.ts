import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Names that a module exports, including those of `export { X } from`. */
function exportsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name]) => name!);
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) => names!.match(/\w+/g) ?? []);
  return [...own, ...listed];
}

/**
 * Components whose docs page lacks its guidance, and guidance that names an entry point which does not export the
 * component.
 *
 * @param folder of the package
 */
export function guidanceless(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const find = (pattern: string) => globSync(pattern, { cwd: folder }).map((file) => join(folder, file));
  const guided = new Map(find('src/**/*.guidance.{ts,tsx}').map((file) => [basename(file).split('.')[0]!, file]));
  const shown = find('src/**/*.stories.tsx')
    .filter(
      (file) => !/^ {2}tags: \['!dev', '!autodocs'\],/m.test(readFileSync(file, 'utf8').split('export default')[0]!),
    )
    .map((file) => basename(file, '.stories.tsx'));
  const own = Object.keys(exports)
    .map((entryPoint) => entryPoint.slice(2))
    .filter((name) => /^[A-Z]\w+$/.test(name) && exports[`./${name}`]!.endsWith(`/${name}.tsx`));
  const missing = [...new Set([...shown, ...own])].filter((name) => !guided.has(name));
  const misplaced = [...guided].filter(([name, file]) => {
    const source = readFileSync(file, 'utf8');
    const module = exports[`./${/entryPoint: '(\w+)'/.exec(source)?.[1] ?? name}`];
    const names = (/imports: '([^']+)'/.exec(source)?.[1] ?? name).split(', ');
    const exported = module === undefined ? [] : exportsOf(resolve(folder, module));
    return names.some((imported) => !exported.includes(imported));
  });
  return [
    ...missing.map((name) => `${name} has no ${name}.guidance.tsx beside its stories`),
    ...misplaced.map(([name, file]) => `${basename(dirname(file))}: no such entry point exports ${name}`),
  ];
}
