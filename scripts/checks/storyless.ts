import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

interface Export {
  name: string;
  /** Path of the module that declares it. */
  file: string;
}

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);

/** Values with a component's name that a module exports, including re-exports. */
function componentsOf(file: string): Export[] {
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name]) => ({
    name: name!,
    file,
  }));
  const reexported = [...source.matchAll(/^export \{([^}]*)\} from '(\.[^']*)'/gm)].flatMap(([, names, path]) =>
    namesIn(names!).map((name) => ({ name, file: resolve(dirname(file), path!) })),
  );
  return [...own, ...reexported].filter(({ name }) => isComponent(name));
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Components of other modules that a story shows: imported, and used as its `component` or in an element. */
function shownIn(story: string): string[] {
  const source = readFileSync(story, 'utf8');
  return [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']*)'/gm)].flatMap(([, names, path]) =>
    namesIn(names!)
      .filter((name) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(source))
      .map((name) => `${resolve(dirname(story), path!)}#${name}`),
  );
}

/**
 * Components that the entry points of a package export without a story, as `entryPoint: Name`.
 *
 * @param folder of the package
 */
export function storyless(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entryPoints = Object.entries(exports)
    .filter(([, path]) => /\.tsx?$/.test(path))
    .map(([entryPoint, path]) => [entryPoint, resolve(folder, path)] as const);
  const gone = entryPoints.find(([, path]) => !existsSync(path));
  if (gone) throw new Error(`The entry point ${gone[0]} is ${basename(gone[1])}, which does not exist.`);
  const stories = globSync('src/**/*.stories.tsx', { cwd: folder }).map((file) => join(folder, file));
  const shown = new Set(stories.flatMap(shownIn));
  return entryPoints.flatMap(([entryPoint, path]) =>
    componentsOf(path)
      .filter(({ name, file }) => !shown.has(`${file}#${name}`) && !shown.has(`${path}#${name}`))
      .map(({ name }) => `${entryPoint}: ${name}`),
  );
}
