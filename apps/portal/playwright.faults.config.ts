import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The whole fault matrix: one browser, one page per user. */
export default defineConfig({
  ...base,
  testMatch: 'faults.spec.ts',
  workers: 1,
  timeout: 30_000,
});
