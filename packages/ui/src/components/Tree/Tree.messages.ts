import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  empty: { id: 'ui.Tree.empty', defaultMessage: 'Nothing to show' },
});
