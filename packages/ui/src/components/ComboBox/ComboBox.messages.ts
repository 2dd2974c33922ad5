import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  empty: { id: 'ui.ComboBox.empty', defaultMessage: 'Nothing found' },
});
