import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ label: { theme: string }; light: {}; dark: {}; system: {} }>({
  label: { id: 'ui.ThemeSwitch.label', defaultMessage: 'Theme: {theme}' },
  light: { id: 'ui.ThemeSwitch.light', defaultMessage: 'Light' },
  dark: { id: 'ui.ThemeSwitch.dark', defaultMessage: 'Dark' },
  system: { id: 'ui.ThemeSwitch.system', defaultMessage: 'Same as device' },
});
