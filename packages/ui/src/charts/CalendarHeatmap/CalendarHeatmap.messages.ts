import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  read: { date: string; value: string; unit: string; name: string };
  noData: { date: string };
  missing: {};
  coverage: { known: number; total: number };
  mostOften: { name: string; count: number };
  highest: { value: string; unit: string; date: string };
  caption: { period: string; value: string; unit: string };
  day: {};
  value: { value: string; unit: string };
  class: {};
}>({
  read: { id: 'ui.CalendarHeatmap.read', defaultMessage: '{date}: {value}\u00a0{unit}, {name}' },
  noData: { id: 'ui.CalendarHeatmap.noData', defaultMessage: '{date}: not enough data' },
  missing: { id: 'ui.CalendarHeatmap.missing', defaultMessage: 'Not enough data' },
  coverage: {
    id: 'ui.CalendarHeatmap.coverage',
    defaultMessage: 'Days with enough data: {known, number} of {total, number}.',
  },
  mostOften: {
    id: 'ui.CalendarHeatmap.mostOften',
    defaultMessage: 'Most often: {name}, {count, plural, one {# day} other {# days}}.',
  },
  highest: { id: 'ui.CalendarHeatmap.highest', defaultMessage: 'Highest: {value}\u00a0{unit}, {date}.' },
  caption: { id: 'ui.CalendarHeatmap.caption', defaultMessage: '{period}. {value}, {unit}.' },
  day: { id: 'ui.CalendarHeatmap.day', defaultMessage: 'Day' },
  value: { id: 'ui.CalendarHeatmap.value', defaultMessage: '{value}, {unit}' },
  class: { id: 'ui.CalendarHeatmap.class', defaultMessage: 'Class' },
});
