import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  byHour: {};
  byWeekday: {};
  plot: { label: string; by: string };
  key: {};
  keyOf: { weekday: string };
  read: { slot: string; value: string; unit: string; hours: number };
  spread: { low: string; high: string; unit: string };
  nothing: { slot: string };
  extremes: { highest: string; highestValue: string; lowest: string; lowestValue: string; unit: string };
  busiest: { weekday: string; value: string; unit: string };
  slot: {};
  mean: { unit: string };
  sum: { unit: string };
  low: {};
  high: {};
  hours: {};
}>({
  byHour: { id: 'ui.HourProfile.byHour', defaultMessage: 'By hour of the day' },
  byWeekday: { id: 'ui.HourProfile.byWeekday', defaultMessage: 'By day of the week' },
  plot: { id: 'ui.HourProfile.plot', defaultMessage: '{label}: {by}' },
  key: {
    id: 'ui.HourProfile.key',
    defaultMessage: 'Line and points: mean. Band: 10th to 90th percentile, 80\u00a0% of hours.',
  },
  keyOf: { id: 'ui.HourProfile.keyOf', defaultMessage: 'Dashed: {weekday}.' },
  read: {
    id: 'ui.HourProfile.read',
    defaultMessage: '{slot}: {value}\u00a0{unit}, {hours, plural, one {# hour} other {# hours}}',
  },
  spread: { id: 'ui.HourProfile.spread', defaultMessage: '80\u00a0% of hours between {low} and {high}\u00a0{unit}' },
  nothing: { id: 'ui.HourProfile.nothing', defaultMessage: '{slot}: no data' },
  extremes: {
    id: 'ui.HourProfile.extremes',
    defaultMessage:
      'Highest in the hour {highest}: {highestValue}\u00a0{unit}. Lowest in the hour {lowest}: {lowestValue}\u00a0{unit}.',
  },
  busiest: {
    id: 'ui.HourProfile.busiest',
    defaultMessage: 'Day with the highest mean: {weekday}, {value}\u00a0{unit}.',
  },
  slot: { id: 'ui.HourProfile.slot', defaultMessage: 'Hour or day' },
  mean: { id: 'ui.HourProfile.mean', defaultMessage: 'Mean, {unit}' },
  sum: { id: 'ui.HourProfile.sum', defaultMessage: 'Sum, {unit}' },
  low: { id: 'ui.HourProfile.low', defaultMessage: '10th percentile' },
  high: { id: 'ui.HourProfile.high', defaultMessage: '90th percentile' },
  hours: { id: 'ui.HourProfile.hours', defaultMessage: 'Hours' },
});
