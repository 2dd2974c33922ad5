import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages({
  label: { id: 'ui.ClassBar.label', defaultMessage: 'Stations by class of air quality' },
});
