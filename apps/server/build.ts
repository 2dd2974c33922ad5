import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { commitOf } from '../portal/build/about.ts';
import { root } from '../../scripts/run.ts';

// Compiles the API to JavaScript: Node strips no types of files in node_modules. Every file keeps its place, so that the
// API finds its workers, texts and migrations, the contract and the built portal as it does in the repository.
const out = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};
const workers = globSync('apps/api/src/**/*.worker.ts', { cwd: root });

/** Workers are found by their URL, which no bundler changes. */
const compiledWorkers: Plugin = {
  name: 'compiled-workers',
  transform: (code, id) =>
    id.endsWith('.worker.ts') ? undefined : code.replace(/(new URL\('\.\/\w+\.worker)\.ts'/, "$1.js'"),
};

rmSync(out, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: root,
  input: ['apps/server/src/main.ts', ...workers],
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !id.startsWith('@zrak/api/'),
  plugins: [compiledWorkers],
});
const { output } = await bundle.write({
  dir: out,
  format: 'esm',
  preserveModules: true,
  preserveModulesRoot: root,
  entryFileNames: '[name].js',
});

/** Packages that the compiled files import. */
const imported = new Set(
  output
    .flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
    .filter((id) => /^[^./]/.test(id) && !id.startsWith('node:') && !id.startsWith('apps/'))
    .map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)![0]),
);
const listed = Object.keys(manifest.dependencies);
const missing = [...imported].filter((name) => !listed.includes(name));
const unused = listed.filter((name) => !imported.has(name));
if (missing.length + unused.length > 0) {
  throw new Error(
    `apps/server/package.json: missing ${missing.join(', ') || '–'}; not imported ${unused.join(', ') || '–'}`,
  );
}

function copy(path: string): void {
  const place = resolve(out, path);
  mkdirSync(dirname(place), { recursive: true });
  cpSync(resolve(root, path), place);
}

const texts = 'apps/api/{locales,content,src}/**/*.{json,md,html,sql,br}';
// Maps of the sources are for the repository only.
const portal = 'apps/portal/dist/**/*';
const portalFiles = globSync(portal, { cwd: root, withFileTypes: true, exclude: ['**/*.map', '**/.vite/**'] })
  .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
if (!portalFiles.includes('apps/portal/dist/index.html')) throw new Error('Build the portal first: pnpm build:portal');
for (const path of ['openapi/portal.yaml', ...globSync(texts, { cwd: root }), ...portalFiles]) copy(path);

const { version } = manifest;
// The API reads its version here.
writeFileSync(join(out, 'apps/api/package.json'), JSON.stringify({ version, type: 'module' }));
const build = { version, buildDate: `${new Date().toISOString().slice(0, 19)}Z`, commit: commitOf(root) };
writeFileSync(join(out, 'build.json'), JSON.stringify(build));
