import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  previous: { id: 'ui.DateStepper.previous', defaultMessage: 'Previous' },
  next: { id: 'ui.DateStepper.next', defaultMessage: 'Next' },
});
