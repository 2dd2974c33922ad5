import type { Preview } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import de from '../packages/ui/locales/de.json' with { type: 'json' };
import en from '../packages/ui/locales/en.json' with { type: 'json' };
import sl from '../packages/ui/locales/sl.json' with { type: 'json' };
import { UiProvider, type UiLocale } from '../packages/ui/src/i18n/UiProvider.tsx';
import '../packages/ui/src/theme/styles.ts';

const locales: Record<UiLocale, Record<string, string>> = { en, sl, de };

// Links say where they would go, and the story stays.
const navigate = action('navigate');

const isLocale = (value: unknown): value is UiLocale => typeof value === 'string' && value in locales;

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // React Aria's live region keeps a message for 7 s, and with it the id of a button that may be gone.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    controls: { matchers: { date: /Date$/i } },
    options: { storySort: { order: ['Theme', 'Components', 'Forms', 'Shell', 'Map', 'Charts'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'sl', title: 'Slovenščina' },
          { value: 'de', title: 'Deutsch' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en' },
  decorators: [
    (Story, { globals }) => {
      const locale = isLocale(globals['locale']) ? globals['locale'] : 'en';
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
      document.documentElement.lang = locale;
      return (
        <UiProvider locale={locale} messages={locales[locale]} navigate={navigate}>
          <Story />
        </UiProvider>
      );
    },
  ],
};

export default preview;
