import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './scripts/browser.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'ui', environment: 'node', include: ['packages/ui/src/**/*.test.ts'] },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // Maps are drawn without a graphics card.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findBrowser().path, args: [...browserArgs] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
