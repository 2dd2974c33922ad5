import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ label: { language: string } }>({
  label: { id: 'ui.LanguageSwitch.label', defaultMessage: 'Language: {language}' },
});
