import { defineConfig } from '@playwright/test';
import { softwareLaunchOptions } from '../../scripts/browser.ts';

/** Tests the built portal with servers that are not ours. Each worker starts its own. */
export default defineConfig({
  testDir: 'e2e/foreign',
  outputDir: '../../test-results/foreign',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  use: {
    launchOptions: softwareLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    trace: 'off',
  },
});
