import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  from: { id: 'ui.Slider.from', defaultMessage: 'From' },
  to: { id: 'ui.Slider.to', defaultMessage: 'To' },
});
