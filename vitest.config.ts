import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { type Plugin, defineConfig } from 'vitest/config';
import { softwareLaunchOptions } from './scripts/browser.ts';

interface Options {
  exclude?: string[];
  globalSetup?: string[];
}

const demoFolder = ['apps/api/test/demoFolder.global.ts'];
const dataFolders = [...demoFolder, 'apps/api/test/migratedFolder.global.ts'];

const unit = (name: string, root: string, { exclude = [], globalSetup = [] }: Options = {}) => ({
  test: {
    name,
    environment: 'node',
    // Five seconds, ten for a hook, and one for a poll are too few on a busy machine: hooks delete folders of databases.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    include: [`${root}/**/*.test.ts`],
    exclude: ['**/node_modules/**', ...exclude],
    globalSetup,
    isolate: false,
    setupFiles: ['scripts/vitest/sharedWorker.ts'],
  },
});

/** Stories carry tags of Storybook, not of Vitest: `ZRAK_TEST_STORIES` chooses all, those of `npm test`, or the rest. */
const storyTags: Record<string, { include?: string[]; exclude?: string[] }> = {
  all: {},
  usual: { exclude: ['extended'] },
  extended: { include: ['extended'] },
};

const production = { 'process.env.NODE_ENV': '"production"' };

/**
 * React as in a build, in stories too. Its development version records the stack of each element, which takes a third more
 * processor time.
 */
const productionReact: Plugin = {
  name: 'zrak:production-react',
  config: () => ({
    define: production,
    oxc: { jsx: { development: false } },
    optimizeDeps: { rolldownOptions: { transform: { define: production } } },
  }),
};

export default defineConfig({
  test: {
    tags: [{ name: 'extended', description: 'Left out by `npm test`, run by `pnpm test:extended`.' }],
    projects: [
      // Its components are rendered as on a server, and their styles are written in TypeScript.
      { plugins: [vanillaExtractPlugin()], ...unit('ui', 'packages/ui') },
      unit('quantities', 'packages/quantities'),
      unit('api-client', 'packages/api-client'),
      unit('machines', 'packages/machines'),
      unit('elements', 'packages/elements'),
      unit('portal', 'apps/portal'),
      unit('api', 'apps/api', { exclude: ['apps/api/test/access/**'], globalSetup: dataFolders }),
      unit('server', 'apps/server'),
      unit('wall', 'apps/api/test/access', { globalSetup: demoFolder }),
      unit('scripts', 'scripts'),
      unit('bench', 'bench'),
      {
        plugins: [
          storybookTest({ configDir: '.storybook', tags: storyTags[process.env['ZRAK_TEST_STORIES'] ?? 'all'] ?? {} }),
          productionReact,
        ],
        test: {
          name: 'stories',
          // A new page for each file takes almost half of the time. `.storybook/resetPage.ts` resets the shared one.
          isolate: false,
          // Maps are drawn without a GPU.
          // All themes and languages are six runs of axe instead of two.
          testTimeout: process.env['ZRAK_AXE'] === 'all' ? 180_000 : 60_000,
          globalSetup: ['.storybook/tests/pictures.global.ts'],
          setupFiles: ['.storybook/tests/page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 30 },
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/.storybook/pictures/${arg}${ext}`,
                resolveDiffPath: ({ root, arg, ext }) => `${root}/test-results/pictures/${arg}${ext}`,
              },
            },
            provider: playwright({
              launchOptions: softwareLaunchOptions(),
              contextOptions: { timezoneId: 'Europe/Ljubljana' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
