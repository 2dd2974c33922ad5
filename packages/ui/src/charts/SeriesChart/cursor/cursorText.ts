import type { IntlShape } from '@formatjs/intl';
import { formatDecimal } from '../../../i18n/formatDecimal.ts';
import { flagKind } from '../../data/flags.ts';
import { type ChartSeries, sampleAt } from '../../data/series.ts';
import type { PlotSeries } from '../../engine/plots.ts';
import { messages } from '../SeriesChart.messages.ts';

const none = '–';

/** A sample as text; a dash if it is missing. */
export function valueText(intl: IntlShape, { values, decimals }: ChartSeries, index: number): string {
  const value = values[index];
  return value === undefined || Number.isNaN(value) ? none : formatDecimal(intl, value, decimals);
}

/** Meaning of a sample's flag as text; empty for a valid sample. */
export function flagText(intl: IntlShape, { flags }: ChartSeries, index: number): string {
  const kind = flagKind(flags?.[index]);
  return kind ? intl.formatMessage(messages[kind]) : '';
}

/** The values at a time as one sentence for a screen reader. */
export function spokenText(
  intl: IntlShape,
  items: readonly PlotSeries[],
  time: number,
  formatTime: (time: number) => string,
): string {
  const spoken = items.map(({ series }) => {
    const index = sampleAt(series, time);
    const text = valueText(intl, series, index);
    const value = text === none ? intl.formatMessage(messages.noValue) : `${text} ${series.unit}`;
    return [series.label, value, flagText(intl, series, index)].filter((part) => part !== '').join(' ');
  });
  return intl.formatMessage(messages.at, { time: formatTime(time), values: spoken.join(', ') });
}
