import { gzipSync } from 'node:zlib';
import { build } from 'vite';

type Output = Extract<Awaited<ReturnType<typeof build>>, unknown[]>[number]['output'];

const isPeer = /^react(-dom)?(\/|$)/;

/**
 * Size of the code that a browser loads for one entry point, bundled as in an app, without React: gzip, bytes. Lazily
 * loaded code is not counted.
 */
export async function entryPointSize(file: string): Promise<number> {
  const built = await build({
    configFile: false,
    // Bundlers ignore `'use client'` and similar directives of dependencies, with long warnings.
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: file, preserveEntrySignatures: 'strict', external: isPeer },
    },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((result): Output[number][] =>
    'output' in result ? result.output : [],
  );
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    chunks.get(name)?.imports.forEach(load);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) load(chunk.fileName);
  return [...loaded].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0);
}
