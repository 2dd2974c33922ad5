import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { root, run } from '../run.ts';

// Writes the types of a published package, one file per entry point. `tsc` writes them, not tsup: tsup's bundling of
// declarations takes minutes and too much memory for this many entry points. Runs in the folder of the package, after
// tsup.
const here = process.cwd();
const dist = join(here, 'dist');
const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

const entryPoints = Object.entries(exports).filter(([name, path]) => /\.tsx?$/.test(path) && !name.endsWith('.css'));
const nameOf = new Map(entryPoints.map(([name, path]) => [resolve(here, path), name.slice(2) || 'index']));

const without = (path: string) => path.replace(/(\.d)?\.tsx?$/, '');
/** Published path of the types of a source: entry points at the top, shared modules below. */
const published = (source: string) =>
  join(dist, `${nameOf.get(source) ?? join('types', relative(join(here, 'src'), without(source)))}.d.ts`);

const emitted = mkdtempSync(join(tmpdir(), 'zrak-declarations-'));
const compiled = await run(
  join(root, 'node_modules/.bin/tsc'),
  ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', root, '--outDir', emitted],
  { cwd: here, isCaptured: true },
);

const seen = new Set<string>();
function publish(source: string): void {
  if (seen.has(source)) return;
  seen.add(source);
  const target = published(source);
  mkdirSync(dirname(target), { recursive: true });
  // Handwritten and generated declarations are copied unchanged.
  if (source.endsWith('.d.ts')) return cpSync(source, target);
  const text = readFileSync(join(emitted, relative(root, `${without(source)}.d.ts`)), 'utf8');
  const imports = /((?:from|import)\s*\(?)(["'])(\.{1,2}\/[^"']+\.tsx?)\2/g;
  const linked = text.replace(imports, (_match, before: string, quote: string, path: string) => {
    const imported = resolve(dirname(source), path);
    publish(imported);
    const link = relative(dirname(target), published(imported)).replace(/\.d\.ts$/, '.js');
    return `${before}${quote}${link.startsWith('.') ? link : `./${link}`}${quote}`;
  });
  writeFileSync(target, linked);
}

for (const old of globSync('**/*.d.ts', { cwd: dist })) rmSync(join(dist, old));
for (const source of nameOf.keys()) publish(source);
// TypeScript reports unresolved side-effect imports, too.
for (const name of Object.keys(exports).filter((entry) => entry.endsWith('.css'))) {
  writeFileSync(join(dist, `${name.slice(2)}.d.ts`), 'export {};\n');
}
rmSync(emitted, { recursive: true });

// Modules outside all entry points may have types that cannot be named: they are not published.
const isRead = (line: string) => [...seen].some((source) => line.startsWith(`${relative(here, source)}(`));
const faults = compiled.output
  .split('\n')
  .filter((line) => line.includes('error TS') && (!line.includes('error TS2883') || isRead(line)));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`Types of ${nameOf.size} entry points in ${seen.size} files`);
