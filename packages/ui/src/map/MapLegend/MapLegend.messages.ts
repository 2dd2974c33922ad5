import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{ count: { count: number } }>({
  count: { id: 'ui.MapLegend.count', defaultMessage: '{count, plural, one {# station} other {# stations}}' },
});
