import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  empty: { id: 'ui.TagGroup.empty', defaultMessage: 'None' },
});
