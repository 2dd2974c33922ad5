import { parse } from '@formatjs/icu-messageformat-parser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Compiles the messages of the portal and of its components, so that no parser goes to the browser. */
const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/(locales|i18n)\/(en|sl|de)\.json$/.test(id)) return undefined;
    const messages = Object.entries(JSON.parse(code) as Record<string, string>);
    const compiled = Object.fromEntries(messages.map(([key, text]) => [key, parse(text)]));
    return JSON.stringify(compiled);
  },
});

const startsEverything =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate\/react|use-sync-external-store|react-intl|@formatjs\/(intl|fast-memoize)|intl-messageformat|openapi-fetch)\//;

const api = `http://localhost:${process.env['PORT'] ?? 4300}`;

export default defineConfig({
  plugins: [compiledMessages(), react(), vanillaExtractPlugin()],
  resolve: {
    alias: [
      {
        find: '@formatjs/icu-messageformat-parser',
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    manifest: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // What every screen starts with goes into one file: it compresses better than a dozen.
        codeSplitting: {
          groups: [
            { name: 'start', test: startsEverything },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/connect': api, '/register': api } },
});
