import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ empty: {}; actions: {}; actionsOf: { row: string } }>({
  empty: { id: 'ui.DataTable.empty', defaultMessage: 'Nothing to show' },
  actions: { id: 'ui.DataTable.actions', defaultMessage: 'Actions' },
  actionsOf: { id: 'ui.DataTable.actionsOf', defaultMessage: 'Actions: {row}' },
});
