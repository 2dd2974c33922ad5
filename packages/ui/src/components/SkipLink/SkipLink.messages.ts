import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  label: { id: 'ui.SkipLink.label', defaultMessage: 'Skip to content' },
});
