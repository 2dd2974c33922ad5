import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  clear: { id: 'ui.SearchField.clear', defaultMessage: 'Clear search' },
});
