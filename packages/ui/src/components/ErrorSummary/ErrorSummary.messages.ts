import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ heading: {}; title: { title: string } }>({
  heading: { id: 'ui.ErrorSummary.heading', defaultMessage: 'There is a problem' },
  title: { id: 'ui.ErrorSummary.title', defaultMessage: 'Error: {title}' },
});
