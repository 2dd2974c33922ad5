import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileWhole } from '../../scripts/build/compileHint.ts';
import { markPure, wholeModules } from '../../scripts/build/pureComponents.ts';
import { about } from './build/about.ts';

/** Prefixes of the messages shown before signing in. All others are loaded with the first protected screen. */
const startKeys =
  /^(app\.errors\.|app\.retry$|(layouts\.RootLayout|routes\.login\.LoginRoute|routes\.errors\.RouteError|ui\.(Button|ErrorSummary|LoginForm|PasswordField|LanguageSwitch|ThemeSwitch|Toast))\.)/;

/** One half of a catalogue: its language and part. */
const catalogue = /\/(?:locales|i18n)\/([a-z]{2,3})\.json\?(start|rest)$/;

/** Divides each language in two and compiles it at build time, so that the browser needs no parser. */
const messages = (isBuild: boolean): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  transform(code, id) {
    // The English catalogue contains the default messages of the components; they must not be bundled twice.
    if (isBuild && id.endsWith('.messages.ts')) {
      return { code: code.replaceAll(/,\s*defaultMessage:\s*(?:'[^']*'|"[^"]*"),?/g, ''), map: null };
    }
    const part = catalogue.exec(id)?.[2];
    if (part === undefined) return undefined;
    const selected = Object.entries(JSON.parse(code) as Record<string, string>).filter(
      ([key]) => startKeys.test(key) === (part === 'start'),
    );
    const compiled = selected.map(([key, text]) => [key, isBuild ? parse(text) : text]);
    return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, moduleType: 'js', map: null };
  },
});

/**
 * Chunks follow folders. Each group takes the modules of its folders with all their imports that no earlier group has
 * taken, so a moved or new file needs no change here.
 */
const chunks = [
  // All static imports of the document's script: framework, router, session, messages.
  { name: 'start', tags: ['$initial' as const] },
  { name: 'signIn', test: /portal\/src\/routes\/login\// },
  // Loaded beside the first call.
  { name: 'answers', test: /api-client\/src\// },
  // The page frame and modules shared by several screens.
  { name: 'frame', test: /portal\/src\/(?:layouts|shared|app)\// },
  // Account and error pages: small and rarely opened.
  { name: 'aside', test: /portal\/src\/routes\/(?:auth|errors)\// },
];

/** Libraries for maps and charts are large, and most of their code runs before the first picture. */
const draws = /node_modules\/(maplibre-gl|@deck\.gl|@luma\.gl|@nivo)\/|packages\/ui\/src\/(charts|map)\//;

const require = createRequire(import.meta.url);
const router = join(
  dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router')),
  '../production',
);

/** Replaces modules for development by those for the production build. */
const builtWith = [
  // Messages are compiled, so no parser is needed.
  { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  // The package resolves to its development files in every browser; the production files contain no warnings for
  // developers.
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  // Charts find the nearest point without nivo's mesh.
  { find: '@nivo/voronoi', replacement: join(import.meta.dirname, '../../packages/ui/src/charts/engine/noMesh.ts') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/** Only the parts of nivo that the portal's charts use are bundled. */
const usedComponents: Plugin = {
  name: 'used-components',
  apply: 'build',
  transform: {
    filter: { id: wholeModules },
    handler: async (code) => ({ code: await markPure(code), map: null }),
  },
};

/** Runs last: the hint must be on the first line, and Vite adds a line before the code. */
const compiledWhole: Plugin = {
  name: 'compiled-whole',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.moduleIds.some((id) => draws.test(id))) continue;
        file.code = `${compileWhole}\n${file.code}`;
        const map = bundle[`${file.fileName}.map`];
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  },
};

const api = `http://localhost:${process.env['PORT'] ?? 4300}`;

export default defineConfig(({ command }) => ({
  plugins: [
    messages(command === 'build'),
    about(import.meta.dirname),
    react(),
    vanillaExtractPlugin(),
    usedComponents,
    compiledWhole,
  ],
  resolve: {
    alias: command === 'build' ? builtWith : [],
  },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    manifest: true,
    chunkSizeWarningLimit: 1200,
    modulePreload: {
      polyfill: false,
      // Modules that every screen needs are loaded by then, and a file without others needs no list.
      resolveDependencies(_, files, { hostType }) {
        if (hostType === 'html') return files;
        const needed = files.filter((file) => !/\/(rolldown-runtime|index)-/.test(file));
        return needed.length > 1 ? needed : [];
      },
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...chunks,
            // Each half of a language is one file, with the texts of the portal and of the components.
            {
              test: catalogue,
              name: (id) => {
                const [, language, part] = catalogue.exec(id)!;
                return part === 'start' ? language! : `${language}Rest`;
              },
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/connect': api, '/register': api } },
}));
