import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  heading: { id: 'ui.ErrorFallback.heading', defaultMessage: 'Something went wrong' },
  retry: { id: 'ui.ErrorFallback.retry', defaultMessage: 'Retry' },
});
