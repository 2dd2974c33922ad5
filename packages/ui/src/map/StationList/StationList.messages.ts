import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  open: { name: string };
  empty: {};
  more: { count: number };
  shown: { shown: number; count: number };
}>({
  open: { id: 'ui.StationList.open', defaultMessage: 'Open {name}' },
  more: { id: 'ui.StationList.more', defaultMessage: 'Show {count, number} more' },
  shown: { id: 'ui.StationList.shown', defaultMessage: '{shown, number} of {count, number} shown' },
  empty: { id: 'ui.StationList.empty', defaultMessage: 'No stations' },
});
