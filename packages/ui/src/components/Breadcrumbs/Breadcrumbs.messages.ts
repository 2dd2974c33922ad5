import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  label: { id: 'ui.Breadcrumbs.label', defaultMessage: 'You are here' },
});
