import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  pending: { id: 'ui.Button.pending', defaultMessage: 'Please wait' },
});
