import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['./foundations/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads what a component takes from React Aria as well; what every element takes is left out. Tests show no tables.
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
      // Without it React Aria draws every row of a virtual list when it is tested.
      define: { 'process.env.VIRT_ON': '"true"' },
      // Found late, it would make Vite reload in the middle of a cold test run.
      optimizeDeps: { include: ['storybook/actions', '@storybook/addon-a11y/preview'] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
