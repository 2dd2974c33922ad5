import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The doors, as package.json opens them on the sources. */
const doors = Object.fromEntries(
  Object.entries(exports)
    .filter(([, path]) => /\.tsx?$/.test(path))
    .map(([name, path]) => [basename(name, '.css'), path]),
);

/** The entry `styles` takes in every sheet, and its CSS is the one stylesheet that is published. */
const everySheet: EsbuildPlugin = {
  name: 'every-sheet',
  setup(build) {
    build.onLoad({ filter: /src[\\/]theme[\\/]styles\.ts$/ }, ({ path }) => {
      const sheets = globSync('src/**/*.css.ts', { exclude: ['src/theme/*'] }).toSorted();
      const imports = sheets.map((sheet) => `import '../../${sheet}';`);
      return { contents: [readFileSync(path, 'utf8'), ...imports].join('\n'), loader: 'ts' };
    });
  },
};

export default defineConfig({
  entry: doors,
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: true,
  treeshake: false,
  clean: true,
  dts: { entry: Object.fromEntries(Object.entries(doors).filter(([name]) => name !== 'styles')) },
  // The letters travel with the stylesheet.
  noExternal: [/^@fontsource-variable\//],
  loader: { '.woff2': 'file' },
  esbuildPlugins: [everySheet, vanillaExtractPlugin()],
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]';
    options.chunkNames = 'chunks/[name]-[hash]';
  },
  onSuccess: async () => {
    for (const file of globSync('dist/**/*.css')) if (basename(file) !== 'styles.css') rmSync(file);
    rmSync('dist/styles.js', { force: true });
    // The bundler notes where each sheet came from, at length.
    const css = readFileSync('dist/styles.css', 'utf8').replaceAll(/\/\* vanilla-extract-css-ns:[^*]*\*\/\n/g, '');
    writeFileSync('dist/styles.css', css);
  },
});
