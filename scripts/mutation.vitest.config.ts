import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/**
 * Used only by `scripts/mutation.ts`: the unit tests of one area, without the browser projects of `vitest.config.ts`.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    include: JSON.parse(process.env['ZRAK_MUTATION_TESTS'] ?? '[]') as string[],
    exclude: ['**/node_modules/**'],
  },
});
