import type { CivilDate } from '@zrak/quantities/time';
import { DateStepper } from '@zrak/ui/DateStepper';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { type IntlShape, useIntl } from 'react-intl';
import { intervals, type Period, periods, rangeOf, step } from '../data/period.ts';
import type { GraphControls } from './useGraphView.ts';

/** A civil date is formatted as it is, in any time zone of the user. */
function periodText(intl: IntlShape, period: Period, date: CivilDate): string {
  const utc = (day: CivilDate, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', ...options });
  switch (period) {
    case 'day':
      return utc(date, { weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric' });
    case 'month':
      return utc(date, { month: 'long', year: 'numeric' });
    case 'year':
      return utc(date, { year: 'numeric' });
    case 'last30Days': {
      const short = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
      return `${utc(rangeOf(period, date).from, short)} – ${utc(date, short)}`;
    }
  }
}

/** Selects the kind of period and the averaging interval. */
export function PeriodControls({ view: { period, interval, change } }: { view: GraphControls }) {
  const intl = useIntl();
  return (
    <>
      <SegmentedControl
        label={intl.formatMessage({ id: 'routes.locations.PeriodControls.period' })}
        isLabelVisible
        options={periods.map((id) => ({ id, label: intl.formatMessage({ id: `routes.locations.period.${id}` }) }))}
        value={period}
        onChange={(value) => change({ period: value })}
      />
      <SegmentedControl
        label={intl.formatMessage({ id: 'routes.locations.PeriodControls.interval' })}
        isLabelVisible
        options={intervals.map((id) => ({ id, label: intl.formatMessage({ id: `routes.locations.interval.${id}` }) }))}
        value={interval}
        onChange={(value) => change({ interval: value })}
      />
    </>
  );
}

/** Moves one period back or forward, up to today. */
export function PeriodStepper({ view: { period, date, today, change } }: { view: GraphControls }) {
  const intl = useIntl();
  const canGoOn = rangeOf(period, step(period, date, 1)).from <= today;
  const move = (direction: -1 | 1) => {
    const next = step(period, date, direction);
    change({ date: next > today ? today : next });
  };
  return (
    <DateStepper
      label={intl.formatMessage({ id: `routes.locations.period.${period}` })}
      value={periodText(intl, period, date)}
      onPrevious={() => move(-1)}
      onNext={() => move(1)}
      isNextDisabled={!canGoOn}
    />
  );
}
