import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ hours: {}; asOf: { time: string } }>({
  hours: { id: 'ui.StationHero.hours', defaultMessage: 'Air quality index, last 24 hours' },
  asOf: { id: 'ui.StationHero.asOf', defaultMessage: 'Last value {time}' },
});
