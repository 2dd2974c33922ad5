import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { licenceOf, licenceTexts } from '../../scripts/build/licences.ts';
import { markPure, wholeModules } from '../../scripts/build/pureComponents.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The doors, as package.json opens them on the sources. */
const doors = Object.fromEntries(
  Object.entries(exports)
    .filter(([, path]) => /\.tsx?$/.test(path))
    .map(([name, path]) => [basename(name, '.css'), path]),
);

const isOfClient = (path: string) => /\.tsx$|\/index\.ts$|\/use[A-Z]\w*\.ts$/.test(path);

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

/** A worker is a file of its own, and whoever bundles finds it by its address: from a chunk, as all that starts one is. */
const workers: EsbuildPlugin = {
  name: 'workers',
  setup(build) {
    build.onLoad({ filter: /src[\\/]map[\\/]clusters[\\/]clusters\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace("URL('./clusters.worker.ts'", "URL('../workers/clusters.js'"),
      loader: 'ts',
    }));
  },
};

/** Of nivo goes into the package what a graph of ours uses of it. */
const usedComponents: EsbuildPlugin = {
  name: 'used-components',
  setup(build) {
    build.onLoad({ filter: wholeModules }, async ({ path }) => ({
      contents: await markPure(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/** What was built in is given on its own terms, which go with it. */
const licences: EsbuildPlugin = {
  name: 'licences',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      const folders = Object.keys(metafile?.inputs ?? {}).flatMap((input) => {
        const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input);
        return folder ? [folder[0]] : [];
      });
      const inlined = [...new Set(folders)].map(licenceOf);
      // Nothing else may have been written yet.
      mkdirSync('dist', { recursive: true });
      writeFileSync('dist/licences.txt', licenceTexts(inlined.toSorted((a, b) => (a.name < b.name ? -1 : 1))));
    });
  },
};

export default defineConfig({
  entry: { ...doors, 'workers/clusters': 'src/map/clusters/clusters.worker.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  splitting: true,
  treeshake: false,
  clean: true,
  loader: { '.woff2': 'file' },
  esbuildPlugins: [everySheet, workers, usedComponents, licences, vanillaExtractPlugin()],
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]';
    options.chunkNames = 'chunks/[name]-[hash]';
  },
  onSuccess: async () => {
    for (const file of globSync('dist/**/*.css')) if (basename(file) !== 'styles.css') rmSync(file);
    rmSync('dist/styles.js', { force: true });
    // For frameworks with server components: doors of values are theirs as well, all others belong to the client.
    for (const [name, path] of Object.entries(doors)) {
      if (!isOfClient(path)) continue;
      writeFileSync(`dist/${name}.js`, `'use client';\n${readFileSync(`dist/${name}.js`, 'utf8')}`);
    }
    // The bundler notes where each sheet came from, at length.
    const css = readFileSync('dist/styles.css', 'utf8').replaceAll(/\/\* vanilla-extract-css-ns:[^*]*\*\/\n/g, '');
    writeFileSync('dist/styles.css', css);
  },
});
