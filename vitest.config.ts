import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';

const unit = (name: string, root: string) => ({
  test: { name, environment: 'node', include: [`${root}/**/*.test.ts`] },
});

export default defineConfig({
  test: {
    projects: [
      unit('ui', 'packages/ui'),
      unit('api-client', 'packages/api-client'),
      unit('machines', 'packages/machines'),
      unit('portal', 'apps/portal'),
      unit('api', 'apps/api'),
      unit('scripts', 'scripts'),
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
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
