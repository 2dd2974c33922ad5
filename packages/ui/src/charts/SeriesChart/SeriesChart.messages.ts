import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  empty: {};
  loading: {};
  keys: {};
  showTable: {};
  showGraph: {};
  period: { from: string; to: string };
  summary: {
    label: string;
    unit: string;
    min: string;
    minAt: string;
    max: string;
    maxAt: string;
    /** Formatted value; `none` if there is none. */
    mean: string;
    coverage: string;
    missing: number;
  };
  summaryEmpty: { label: string };
  exceeded: { label: string; limit: string; count: number };
  marked: { label: string; from: string; to: string };
  series: {};
  last: {};
  min: {};
  mean: {};
  max: {};
  shortMin: {};
  shortMean: {};
  shortMax: {};
  leftAxis: { unit: string };
  rightAxis: { unit: string };
  missing: {};
  noValue: {};
  sound: { label: string; low: string; high: string; unit: string };
  noSound: {};
  at: { time: string; values: string };
  only: {};
  all: {};
  showAlone: { label: string };
  showAll: {};
  zoomIn: {};
  zoomOut: {};
  wholePeriod: {};
  flags: {};
  flagCount: { flag: string; count: number };
  calibration: {};
  belowDetection: {};
  invalid: {};
  save: {};
  saveAs: { format: string };
  saveFailed: {};
  tableFailed: {};
  timeIn: { timeZone: string };
  flagOf: { label: string };
}>({
  empty: { id: 'ui.SeriesChart.empty', defaultMessage: 'No data for selected period' },
  loading: { id: 'ui.SeriesChart.loading', defaultMessage: 'Loading data' },
  keys: {
    id: 'ui.SeriesChart.keys',
    defaultMessage:
      'Use the arrow keys to read values; Home and End jump to the ends. Plus and minus zoom, Shift with an arrow key pans, 0 shows the whole period. S plays a series as sound; press it again for the next one. Escape leaves the graph.',
  },
  sound: {
    id: 'ui.SeriesChart.sound',
    defaultMessage:
      '{label} as sound: the lowest tone is {low}, the highest {high}{unit, select, none {} other {\u00a0{unit}}}.',
  },
  noSound: { id: 'ui.SeriesChart.noSound', defaultMessage: 'This browser cannot play sound' },
  showTable: { id: 'ui.SeriesChart.showTable', defaultMessage: 'Show as table' },
  showGraph: { id: 'ui.SeriesChart.showGraph', defaultMessage: 'Show as graph' },
  period: { id: 'ui.SeriesChart.period', defaultMessage: 'From {from} to {to}.' },
  summary: {
    id: 'ui.SeriesChart.summary',
    defaultMessage:
      '{label}: lowest {min} at {minAt}, highest {max} at {maxAt}{mean, select, none {} other {, mean {mean}}}{unit, select, none {} other {\u00a0{unit}}}, coverage {coverage}, {missing, plural, =0 {no values missing} one {# value missing} other {# values missing}}.',
  },
  summaryEmpty: { id: 'ui.SeriesChart.summaryEmpty', defaultMessage: '{label}: no data.' },
  exceeded: {
    id: 'ui.SeriesChart.exceeded',
    defaultMessage: '{label}: {count, plural, =0 {no value} one {# value} other {# values}} above {limit}.',
  },
  marked: { id: 'ui.SeriesChart.marked', defaultMessage: 'Marked: {label}, {from} to {to}.' },
  series: { id: 'ui.SeriesChart.series', defaultMessage: 'Series' },
  last: { id: 'ui.SeriesChart.last', defaultMessage: 'Last' },
  min: { id: 'ui.SeriesChart.min', defaultMessage: 'Lowest' },
  mean: { id: 'ui.SeriesChart.mean', defaultMessage: 'Mean' },
  max: { id: 'ui.SeriesChart.max', defaultMessage: 'Highest' },
  shortMin: { id: 'ui.SeriesChart.shortMin', defaultMessage: 'Min' },
  shortMean: { id: 'ui.SeriesChart.shortMean', defaultMessage: 'Mean' },
  shortMax: { id: 'ui.SeriesChart.shortMax', defaultMessage: 'Max' },
  leftAxis: { id: 'ui.SeriesChart.leftAxis', defaultMessage: '{unit}, left axis' },
  rightAxis: { id: 'ui.SeriesChart.rightAxis', defaultMessage: '{unit}, right axis' },
  missing: { id: 'ui.SeriesChart.missing', defaultMessage: 'Missing' },
  noValue: { id: 'ui.SeriesChart.noValue', defaultMessage: 'no data' },
  at: { id: 'ui.SeriesChart.at', defaultMessage: '{time}: {values}' },
  only: { id: 'ui.SeriesChart.only', defaultMessage: 'Only' },
  all: { id: 'ui.SeriesChart.all', defaultMessage: 'All' },
  showAlone: { id: 'ui.SeriesChart.showAlone', defaultMessage: 'Only {label}' },
  showAll: { id: 'ui.SeriesChart.showAll', defaultMessage: 'All series' },
  zoomIn: { id: 'ui.SeriesChart.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'ui.SeriesChart.zoomOut', defaultMessage: 'Zoom out' },
  wholePeriod: { id: 'ui.SeriesChart.wholePeriod', defaultMessage: 'Whole period' },
  flags: { id: 'ui.SeriesChart.flags', defaultMessage: 'Flagged values' },
  flagCount: { id: 'ui.SeriesChart.flagCount', defaultMessage: '{flag} ({count, number})' },
  calibration: { id: 'ui.SeriesChart.calibration', defaultMessage: 'Calibration or maintenance' },
  belowDetection: { id: 'ui.SeriesChart.belowDetection', defaultMessage: 'Below detection limit' },
  invalid: { id: 'ui.SeriesChart.invalid', defaultMessage: 'Not valid' },
  save: { id: 'ui.SeriesChart.save', defaultMessage: 'Save graph' },
  saveAs: { id: 'ui.SeriesChart.saveAs', defaultMessage: 'Save as {format}' },
  saveFailed: { id: 'ui.SeriesChart.saveFailed', defaultMessage: 'Saving failed' },
  tableFailed: { id: 'ui.SeriesChart.tableFailed', defaultMessage: 'The table could not be loaded' },
  timeIn: { id: 'ui.SeriesChart.timeIn', defaultMessage: 'Time ({timeZone})' },
  flagOf: { id: 'ui.SeriesChart.flagOf', defaultMessage: 'Flag of {label}' },
});
