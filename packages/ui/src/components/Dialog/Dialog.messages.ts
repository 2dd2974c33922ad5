import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  close: { id: 'ui.Dialog.close', defaultMessage: 'Close' },
});
