import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  label: {};
  previous: {};
  next: {};
  page: { page: number };
  of: { page: number; count: number };
}>({
  label: { id: 'ui.Pagination.label', defaultMessage: 'Pages' },
  previous: { id: 'ui.Pagination.previous', defaultMessage: 'Previous page' },
  next: { id: 'ui.Pagination.next', defaultMessage: 'Next page' },
  page: { id: 'ui.Pagination.page', defaultMessage: 'Page {page, number}' },
  of: { id: 'ui.Pagination.of', defaultMessage: 'Page {page, number} of {count, number}' },
});
