import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ empty: {}; sortBy: {}; actions: {}; actionsOf: { row: string } }>({
  empty: { id: 'ui.DataTable.empty', defaultMessage: 'Nothing to show' },
  /** Before the names of the columns, above rows as cards. */
  sortBy: { id: 'ui.DataTable.sortBy', defaultMessage: 'Sort by' },
  actions: { id: 'ui.DataTable.actions', defaultMessage: 'Actions' },
  actionsOf: { id: 'ui.DataTable.actionsOf', defaultMessage: 'Actions: {row}' },
});
