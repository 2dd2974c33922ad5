import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  time: {};
  range: { first: number; last: number; total: number };
  previous: {};
  next: {};
  pages: {};
}>({
  time: { id: 'ui.SeriesTable.time', defaultMessage: 'Time' },
  range: { id: 'ui.SeriesTable.range', defaultMessage: 'Rows {first, number}–{last, number} of {total, number}' },
  previous: { id: 'ui.SeriesTable.previous', defaultMessage: 'Previous rows' },
  next: { id: 'ui.SeriesTable.next', defaultMessage: 'Next rows' },
  pages: { id: 'ui.SeriesTable.pages', defaultMessage: 'Pages' },
});
