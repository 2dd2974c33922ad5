import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  empty: { id: 'ui.DataTable.empty', defaultMessage: 'Nothing to show' },
});
