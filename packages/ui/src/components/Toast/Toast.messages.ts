import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  region: { id: 'ui.Toast.region', defaultMessage: 'Notifications' },
  dismiss: { id: 'ui.Toast.dismiss', defaultMessage: 'Dismiss' },
});
