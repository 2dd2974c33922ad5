import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { type ChartPeriod, isLineOf, type ReferenceLine } from '../data/series.ts';
import { exceedances, timeOf } from '../data/statistics.ts';
import type { PlotSeries } from '../engine/plots.ts';
import { messages } from './SeriesChart.messages.ts';
import type { View } from './useView.ts';

interface SummaryProps {
  items: readonly PlotSeries[];
  lines: readonly ReferenceLine[];
  periods: readonly ChartPeriod[];
  view: View;
  formatTime: (time: number) => string;
}

/** Milliseconds without a change before the text is updated. */
const restMs = 200;

/** Describes the visible part in words for screen readers, once the view stops moving. */
export function Summary({ items, lines, periods, view, formatTime }: SummaryProps) {
  const seen = useMemo(() => ({ items, lines, periods, view, formatTime }), [items, lines, periods, view, formatTime]);
  const [rested, setRested] = useState<SummaryProps | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(seen)), restMs);
    return () => clearTimeout(timer);
  }, [seen]);
  return rested && <Sentences {...rested} />;
}

const Sentences = memo(function Sentences({ items, lines, periods, view: { from, to }, formatTime }: SummaryProps) {
  const intl = useUiIntl();
  const first = items[0]?.series.unit;
  const figures = items.flatMap(({ series, statistics }) => {
    if (statistics.count === 0) return [intl.formatMessage(messages.summaryEmpty, { label: series.label })];
    const number = (value: number) => formatDecimal(intl, value, series.decimals);
    const all = statistics.count + statistics.missing;
    const above = lines
      .filter((line) => isLineOf(line, series, first))
      .map((line) =>
        intl.formatMessage(messages.exceeded, {
          label: series.label,
          limit: line.label,
          count: exceedances(series, line, from, to),
        }),
      );
    return [
      intl.formatMessage(messages.summary, {
        label: series.label,
        unit: series.unit || 'none',
        min: number(statistics.min),
        minAt: formatTime(timeOf(series, statistics.min, from)),
        max: number(statistics.max),
        maxAt: formatTime(timeOf(series, statistics.max, from)),
        mean: Number.isNaN(statistics.mean) ? 'none' : number(statistics.mean),
        coverage: intl.formatNumber(Math.floor((1000 * statistics.count) / all) / 1000, {
          style: 'percent',
          maximumFractionDigits: 1,
        }),
        missing: statistics.missing,
      }),
      ...above,
    ];
  });
  const marked = periods
    .filter((period) => period.from < to && period.to > from)
    .map((period) =>
      intl.formatMessage(messages.marked, {
        label: period.label,
        // A period without an end lasts until the end of the view.
        from: formatTime(Math.max(period.from, from)),
        to: formatTime(Math.min(period.to, to)),
      }),
    );
  const range = intl.formatMessage(messages.period, { from: formatTime(from), to: formatTime(to) });
  return [range, ...figures, ...marked, intl.formatMessage(messages.keys)].join(' ');
});
