import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  vehicles: {};
  total: { count: string };
  highest: { when: string; count: string };
  uncounted: { count: number };
  read: { when: string; total: string; parts: string };
  part: { name: string; count: string };
  incomplete: {};
  class: {};
  share: {};
  sum: {};
  interval: {};
}>({
  vehicles: { id: 'ui.TrafficBars.vehicles', defaultMessage: 'Vehicles' },
  total: { id: 'ui.TrafficBars.total', defaultMessage: 'Total vehicles: {count}.' },
  highest: { id: 'ui.TrafficBars.highest', defaultMessage: 'Peak: {when}, {count}.' },
  uncounted: {
    id: 'ui.TrafficBars.uncounted',
    defaultMessage: 'Not fully counted: {count, plural, one {# interval} other {# intervals}}.',
  },
  read: { id: 'ui.TrafficBars.read', defaultMessage: '{when}: {total} ({parts})' },
  part: { id: 'ui.TrafficBars.part', defaultMessage: '{name} {count}' },
  incomplete: { id: 'ui.TrafficBars.incomplete', defaultMessage: 'not fully counted' },
  class: { id: 'ui.TrafficBars.class', defaultMessage: 'Class' },
  share: { id: 'ui.TrafficBars.share', defaultMessage: 'Share' },
  sum: { id: 'ui.TrafficBars.sum', defaultMessage: 'Total' },
  interval: { id: 'ui.TrafficBars.interval', defaultMessage: 'Time' },
});
