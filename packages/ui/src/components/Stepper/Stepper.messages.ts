import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  done: { id: 'ui.Stepper.done', defaultMessage: 'Done' },
  invalid: { id: 'ui.Stepper.invalid', defaultMessage: 'Needs correction' },
});
