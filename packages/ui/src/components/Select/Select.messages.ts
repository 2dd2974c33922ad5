import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  placeholder: { id: 'ui.Select.placeholder', defaultMessage: 'Choose' },
});
