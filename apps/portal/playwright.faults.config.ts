import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The whole fault matrix: one browser, one page per user. */
export default defineConfig({
  ...base,
  testMatch: 'faults.spec.ts',
  workers: 1,
  // For `--shard`, which divides files otherwise.
  fullyParallel: true,
  timeout: 30_000,
});
