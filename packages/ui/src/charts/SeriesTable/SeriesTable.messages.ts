import { defineMessages } from '@formatjs/intl';

export const messages = defineMessages<{
  time: {};
  range: { first: number; last: number; total: number };
  previous: {};
  next: {};
  pages: {};
  remark: {};
  remarkOf: { label: string; remark: string };
  calibration: {};
  belowDetection: {};
  invalid: {};
  noData: {};
  tooLittle: {};
}>({
  time: { id: 'ui.SeriesTable.time', defaultMessage: 'Time' },
  range: { id: 'ui.SeriesTable.range', defaultMessage: 'Rows {first, number}–{last, number} of {total, number}' },
  previous: { id: 'ui.SeriesTable.previous', defaultMessage: 'Previous rows' },
  next: { id: 'ui.SeriesTable.next', defaultMessage: 'Next rows' },
  pages: { id: 'ui.SeriesTable.pages', defaultMessage: 'Pages' },
  remark: { id: 'ui.SeriesTable.remark', defaultMessage: 'Remark' },
  remarkOf: { id: 'ui.SeriesTable.remarkOf', defaultMessage: '{label}: {remark}' },
  calibration: { id: 'ui.SeriesChart.calibration', defaultMessage: 'Calibration or maintenance' },
  belowDetection: { id: 'ui.SeriesChart.belowDetection', defaultMessage: 'Below detection limit' },
  invalid: { id: 'ui.SeriesChart.invalid', defaultMessage: 'Not valid' },
  noData: { id: 'ui.SeriesTable.noData', defaultMessage: 'No data' },
  tooLittle: { id: 'ui.SeriesTable.tooLittle', defaultMessage: 'Too little measured' },
});
