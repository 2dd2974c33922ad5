import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { root, run } from '../run.ts';
import { withUndefined } from './optionalProperties.ts';

// Writes the types of a published package, one file per entry point. `tsc` writes them, not tsup: tsup's bundling of
// declarations takes minutes and too much memory for this many entry points. Runs in the folder of the package, after
// tsup.
const here = process.cwd();
const dist = join(here, 'dist');
const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

const entryPoints = Object.entries(exports).filter(([name, path]) => /\.tsx?$/.test(path) && !name.endsWith('.css'));
const nameOf = new Map(entryPoints.map(([name, path]) => [resolve(here, path), name.slice(2) || 'index']));

const emitted = mkdtempSync(join(tmpdir(), 'zrak-declarations-'));
const compiled = await run(
  join(root, 'node_modules/.bin/tsc'),
  ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', root, '--outDir', emitted],
  { cwd: here, isCaptured: true },
);
/** Declarations of a source, written by tsc. Handwritten and generated declarations are used unchanged. */
const emittedOf = (source: string) =>
  source.endsWith('.d.ts') ? source : join(emitted, relative(root, source.replace(/\.tsx?$/, '.d.ts')));
const sourceOf = new Map<string, string>();

/** Reads the modules of an entry point; another entry point of the package stays an import. */
const modules = (entry: string): Plugin => ({
  name: 'modules',
  resolveId(path, importer) {
    const source = importer ? resolve(dirname(sourceOf.get(importer)!), path) : entry;
    if (importer && !path.startsWith('.')) return { id: path, external: true };
    const name = nameOf.get(source);
    if (importer && name !== undefined) return { id: `./${name}.js`, external: true };
    sourceOf.set(emittedOf(source), source);
    return emittedOf(source);
  },
});

for (const old of globSync('**/*.d.ts', { cwd: dist })) rmSync(join(dist, old));
for (const [source, name] of nameOf) {
  if (source.endsWith('.d.ts')) {
    cpSync(source, join(dist, `${name}.d.ts`));
    continue;
  }
  await build({
    input: { [name]: source },
    plugins: [modules(source), dts({ dtsInput: true, sourcemap: false, tsconfig: false })],
    output: { dir: dist, format: 'es', entryFileNames: '[name].ts' },
    logLevel: 'warn',
    experimental: { attachDebugInfo: 'none' },
  });
}
const copied = new Set([...nameOf].filter(([source]) => source.endsWith('.d.ts')).map(([, name]) => `${name}.d.ts`));
for (const name of globSync('**/*.d.ts', { cwd: dist }).filter((file) => !copied.has(file))) {
  const file = join(dist, name);
  writeFileSync(file, withUndefined(readFileSync(file, 'utf8')));
}
// The types of MapLibre use a global namespace, which an app that lists its `types` does not have.
for (const file of globSync('*.d.ts', { cwd: dist }).map((name) => join(dist, name))) {
  const text = readFileSync(file, 'utf8');
  if (text.includes('from "maplibre-gl"')) writeFileSync(file, `/// <reference types="geojson" />\n${text}`);
}
// TypeScript reports unresolved side-effect imports, too.
for (const name of Object.keys(exports).filter((entry) => entry.endsWith('.css'))) {
  writeFileSync(join(dist, `${name.slice(2)}.d.ts`), 'export {};\n');
}
rmSync(emitted, { recursive: true });

// Modules outside all entry points may have types that cannot be named: they are not published.
const isRead = (line: string) => [...sourceOf.values()].some((source) => line.startsWith(`${relative(here, source)}(`));
const faults = compiled.output
  .split('\n')
  .filter((line) => line.includes('error TS') && (!line.includes('error TS2883') || isRead(line)));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`Types of ${nameOf.size} entry points from ${sourceOf.size} modules`);
