import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  empty: {};
  loading: {};
  keys: {};
  showTable: {};
  showGraph: {};
  period: { from: string; to: string };
  summary: { label: string; unit: string; min: string; max: string; mean: string; missing: number };
  summaryEmpty: { label: string };
  series: {};
  last: {};
  min: {};
  mean: {};
  max: {};
  missing: {};
  noValue: {};
  at: { time: string; values: string };
}>({
  empty: { id: 'ui.SeriesChart.empty', defaultMessage: 'No data for selected period' },
  loading: { id: 'ui.SeriesChart.loading', defaultMessage: 'Loading data' },
  keys: {
    id: 'ui.SeriesChart.keys',
    defaultMessage: 'Arrow keys read values, Home and End go to the ends, Escape leaves.',
  },
  showTable: { id: 'ui.SeriesChart.showTable', defaultMessage: 'Show as table' },
  showGraph: { id: 'ui.SeriesChart.showGraph', defaultMessage: 'Show as graph' },
  period: { id: 'ui.SeriesChart.period', defaultMessage: 'From {from} to {to}.' },
  summary: {
    id: 'ui.SeriesChart.summary',
    defaultMessage:
      '{label}: lowest {min}, highest {max}, mean {mean} {unit}, {missing, plural, =0 {no values missing} one {# value missing} other {# values missing}}.',
  },
  summaryEmpty: { id: 'ui.SeriesChart.summaryEmpty', defaultMessage: '{label}: no data.' },
  series: { id: 'ui.SeriesChart.series', defaultMessage: 'Series' },
  last: { id: 'ui.SeriesChart.last', defaultMessage: 'Last' },
  min: { id: 'ui.SeriesChart.min', defaultMessage: 'Lowest' },
  mean: { id: 'ui.SeriesChart.mean', defaultMessage: 'Mean' },
  max: { id: 'ui.SeriesChart.max', defaultMessage: 'Highest' },
  missing: { id: 'ui.SeriesChart.missing', defaultMessage: 'Missing' },
  noValue: { id: 'ui.SeriesChart.noValue', defaultMessage: 'no data' },
  at: { id: 'ui.SeriesChart.at', defaultMessage: '{time}: {values}' },
});
