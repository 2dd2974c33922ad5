import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ open: { name: string }; empty: {} }>({
  open: { id: 'ui.StationList.open', defaultMessage: 'Open {name}' },
  empty: { id: 'ui.StationList.empty', defaultMessage: 'No stations' },
});
