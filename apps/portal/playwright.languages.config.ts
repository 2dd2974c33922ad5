import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Every end-to-end test in all languages. Screens and faults have separate commands: `test:screens`, `test:faults`. */
export default defineConfig({
  ...base,
  testIgnore: ['everyScreen.spec.ts', 'faults.spec.ts', 'foreign/**'],
});
