import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  // Values of the theme only: without its components the package needs no React.
  noExternal: [/^@zrak\/ui/],
});
