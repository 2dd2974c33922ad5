import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtWith, compiledWhole, messages, usedComponents, usedLocales } from './build/bundling.ts';
import { precompressed } from './build/precompressed.ts';

/**
 * Files that other sites load: `/embed/zrak.js` and the page of frames. A separate build, which shares no chunk with the
 * portal, because the elements must not load its framework. Runs after the build of the portal, into the same folder.
 */
export default defineConfig({
  plugins: [messages(true), react(), vanillaExtractPlugin(), usedComponents, usedLocales, compiledWhole, precompressed],
  resolve: { alias: builtWith },
  publicDir: false,
  // Other sites import the script, so its chunks are found relative to it; the page has addresses of any depth.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  build: {
    target: 'es2023',
    emptyOutDir: false,
    sourcemap: 'hidden',
    manifest: '.vite/embed.json',
    chunkSizeWarningLimit: 1200,
    modulePreload: false,
    rolldownOptions: {
      input: {
        zrak: join(import.meta.dirname, 'src/embed/zrak.ts'),
        page: join(import.meta.dirname, 'embed/index.html'),
      },
      output: {
        // A stable address for the pages that load it; all other files have names that change with their content.
        entryFileNames: ({ name }) => (name === 'zrak' ? 'embed/zrak.js' : 'assets/embed-[name]-[hash].js'),
        chunkFileNames: 'assets/embed-[name]-[hash].js',
        assetFileNames: 'assets/embed-[name]-[hash][extname]',
      },
    },
  },
});
