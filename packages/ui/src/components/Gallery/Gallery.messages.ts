import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  previous: {};
  next: {};
  place: { place: number; count: number };
}>({
  previous: { id: 'ui.Gallery.previous', defaultMessage: 'Previous picture' },
  next: { id: 'ui.Gallery.next', defaultMessage: 'Next picture' },
  place: { id: 'ui.Gallery.place', defaultMessage: 'Picture {place, number} of {count, number}' },
});
