import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['**/*.test.ts'],
    // A first start makes a database, which takes seconds, and longer on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
