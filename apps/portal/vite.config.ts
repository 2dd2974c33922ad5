import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileWhole } from '../../scripts/build/compileHint.ts';
import { markPure, wholeModules } from '../../scripts/build/pureComponents.ts';
import { about } from './build/about.ts';

/** Said before anybody has signed in. Everything else is loaded with the first screen behind it. */
const saidFirst =
  /^(app\.errors\.|app\.retry$|(layouts\.RootLayout|routes\.login\.LoginRoute|routes\.errors\.RouteError|ui\.(Button|ErrorSummary|LoginForm|PasswordField|LanguageSwitch|ThemeSwitch|Toast))\.)/;

/** Half of a catalogue: of which language, and which half. */
const catalogue = /\/(?:locales|i18n)\/([a-z]{2,3})\.json\?(start|rest)$/;

/** Divides each language in two, and compiles it when the portal is built: no parser goes to the browser. */
const messages = (isBuild: boolean): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  transform(code, id) {
    // English stands in the messages; once more in the components is once too often.
    if (isBuild && id.endsWith('.messages.ts')) {
      return { code: code.replaceAll(/,\s*defaultMessage:\s*(?:'[^']*'|"[^"]*"),?/g, ''), map: null };
    }
    const part = catalogue.exec(id)?.[2];
    if (part === undefined) return undefined;
    const wanted = Object.entries(JSON.parse(code) as Record<string, string>).filter(
      ([key]) => saidFirst.test(key) === (part === 'start'),
    );
    const said = wanted.map(([key, text]) => [key, isBuild ? parse(text) : text]);
    return { code: `export default ${JSON.stringify(Object.fromEntries(said))}`, moduleType: 'js', map: null };
  },
});

/**
 * Chunks follow folders. Each group takes the modules of its folders with everything they import that no group before it
 * has taken, so a file that moves or is added needs no line here.
 */
const chunks = [
  // Everything the document's own script imports statically: framework, router, session, messages.
  { name: 'start', tags: ['$initial' as const] },
  { name: 'signIn', test: /portal\/src\/routes\/login\// },
  // The page frame and what several screens share.
  { name: 'frame', test: /portal\/src\/(?:layouts|shared|app)\// },
  // Account and error pages: small and seldom seen.
  { name: 'aside', test: /portal\/src\/routes\/(?:auth|errors)\// },
];

/** What draws maps and graphs is large, and most of it runs before the first picture. */
const draws = /node_modules\/(maplibre-gl|@deck\.gl|@luma\.gl|@nivo)\/|packages\/ui\/src\/(charts|map)\//;

const require = createRequire(import.meta.url);
const router = join(
  dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router')),
  '../production',
);

/** What a built portal is made of in place of what serves while it is being written. */
const builtWith = [
  // Messages are compiled, so no parser is needed.
  { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  // The package names its development files to every browser; those for production say nothing to developers.
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/** Of nivo goes into the portal what its graphs use of it. */
const usedComponents: Plugin = {
  name: 'used-components',
  apply: 'build',
  transform: {
    filter: { id: wholeModules },
    handler: async (code) => ({ code: await markPure(code), map: null }),
  },
};

/** Written when all else is: the hint counts on the first line only, and Vite writes one of its own before the code. */
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
      // What every screen starts with is there when anything else is asked for.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(rolldown-runtime|index)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...chunks,
            // Each half of a language is one file, with the portal's and the components' texts.
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
