import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { colourSchemes, withoutColours } from '../../scripts/build/colourSchemes.ts';
import { licenceOf, licenceTexts } from '../../scripts/build/licences.ts';
import { markPure, wholeModules } from '../../scripts/build/pureComponents.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Entry points, as `exports` of package.json maps them to the sources. */
const entryPoints = Object.fromEntries(
  Object.entries(exports)
    .filter(([, path]) => /\.tsx?$/.test(path))
    .map(([name, path]) => [basename(name, '.css'), path]),
);

const mapLibreFolder = dirname(dirname(createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl.css')));
const mapLibre: { version: string } = JSON.parse(readFileSync(join(mapLibreFolder, 'package.json'), 'utf8'));

/** Entry points that are style sheets for the whole page. */
const sheetEntries = ['base', 'styles'];

const isOfClient = (path: string) => /\.tsx$|\/index\.ts$|\/use[A-Z]\w*\.ts$/.test(path);

/** The entry `styles` imports every style sheet: its CSS is the sheet for all components. */
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

/**
 * A worker is a separate file, which the consumer's bundler finds by its URL. The URL is relative to a chunk, because
 * every module that starts a worker is in one.
 */
const workers: EsbuildPlugin = {
  name: 'workers',
  setup(build) {
    build.onLoad({ filter: /src[\\/]map[\\/]clusters[\\/]clusters\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace("URL('./clusters.worker.ts'", "URL('../workers/clusters.js'"),
      loader: 'ts',
    }));
    // A copy of MapLibre's worker, which is one file without imports.
    build.onLoad({ filter: /src[\\/]map[\\/]StationMap[\\/]workerUrl\.ts$/ }, () => ({
      contents: [
        "export const workerUrl = new URL('../workers/maplibre.js', import.meta.url).href;",
        "export const groundScriptUrl = new URL('../workers/ground.js', import.meta.url).href;",
        `export const workerVersion = '${mapLibre.version}';`,
      ].join('\n'),
    }));
  },
};

/** Marks nivo's components as pure, so that the package includes only the ones that the charts use. */
const usedComponents: EsbuildPlugin = {
  name: 'used-components',
  setup(build) {
    build.onLoad({ filter: wholeModules }, async ({ path }) => ({
      contents: await markPure(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/** Leaves out the colour schemes of nivo. */
const usedColours: EsbuildPlugin = {
  name: 'used-colours',
  setup(build) {
    build.onLoad({ filter: colourSchemes }, ({ path }) => ({
      contents: withoutColours(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/** Folders of the inlined dependencies of both builds. */
const inlinedFolders = new Set<string>();

/** Writes the licences of the inlined dependencies, which must be published with them. */
const licences: EsbuildPlugin = {
  name: 'licences',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      for (const input of Object.keys(metafile?.inputs ?? {})) {
        const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input);
        if (folder) inlinedFolders.add(folder[0]);
      }
      const inlined = [...inlinedFolders].map(licenceOf);
      // The folder may not exist yet.
      mkdirSync('dist', { recursive: true });
      const texts = licenceTexts(inlined.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
      writeFileSync('dist/licences.txt', `${texts}\n\n${readFileSync('src/map/basemap/licences.txt', 'utf8')}`);
    });
  },
};

/** Moves the sheets of the components to `dist/css`: they are added to `base.css`. */
function publishSheets(): void {
  for (const name of sheetEntries) rmSync(`dist/${name}.js`, { force: true });
  for (const file of globSync('dist/{chunks,workers}/*.css')) rmSync(file);
  mkdirSync('dist/css', { recursive: true });
  for (const file of globSync('dist/*.css')) {
    // The bundler writes a long comment with the origin of each sheet.
    const css = readFileSync(file, 'utf8').replaceAll(/\/\* vanilla-extract-css-ns:[^*]*\*\/\n/g, '');
    writeFileSync(file, css);
    if (!sheetEntries.includes(basename(file, '.css'))) renameSync(file, join('dist/css', basename(file)));
  }
}

const shared = { format: 'esm', target: 'es2023', platform: 'browser', treeshake: false } as const;

/** One file without imports, which a worker of MapLibre imports by its URL: bundlers copy it as it is. */
const groundScript: Options = {
  ...shared,
  entry: { 'workers/ground': 'src/map/basemap/ground.worker.ts' },
  splitting: false,
  esbuildPlugins: [licences],
};

const all: Options = {
  ...shared,
  entry: { ...entryPoints, 'workers/clusters': 'src/map/clusters/clusters.worker.ts' },
  splitting: true,
  loader: { '.woff2': 'file' },
  esbuildPlugins: [everySheet, workers, usedComponents, usedColours, licences, vanillaExtractPlugin()],
  esbuildOptions: (options) => {
    options.alias = { '@nivo/voronoi': './src/charts/engine/noMesh.ts' };
    options.assetNames = 'fonts/[name]';
    options.chunkNames = 'chunks/[name]-[hash]';
  },
  onSuccess: async () => {
    publishSheets();
    // Its source map is not copied.
    const worker = readFileSync(join(mapLibreFolder, 'dist/maplibre-gl-worker.mjs'), 'utf8');
    writeFileSync('dist/workers/maplibre.js', worker.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'));
    // For frameworks with server components: entry points of plain values work on the server, all others are client
    // code.
    for (const [name, path] of Object.entries(entryPoints)) {
      if (!isOfClient(path)) continue;
      writeFileSync(`dist/${name}.js`, `'use client';\n${readFileSync(`dist/${name}.js`, 'utf8')}`);
    }
  },
};

export default defineConfig(() => {
  // Not by `clean`: each of the two builds would remove the files of the other.
  rmSync('dist', { recursive: true, force: true });
  return [all, groundScript];
});
