import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['./{docs,foundations,theming}/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  staticDirs: [{ from: '../apps/portal/public/favicon.svg', to: '/favicon.svg' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Tables of props include props inherited from React Aria and exclude those of every HTML element. Tests show no
    // tables.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('@types/react/'),
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin()],
      // Without it React Aria renders every row of a virtual list in tests.
      define: { 'process.env.VIRT_ON': '"true"' },
      // If Vite discovers dependencies late, as those of a worker, it reloads in the middle of a cold test run.
      optimizeDeps: {
        include: ['storybook/actions', '@storybook/addon-a11y/preview'],
        entries: ['packages/ui/src/map/basemap/ground.worker.ts'],
      },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
