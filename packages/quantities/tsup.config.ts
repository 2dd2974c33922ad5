import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

export default defineConfig({
  entry: Object.fromEntries(Object.entries(exports).map(([name, path]) => [name.slice(2), path])),
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
});
