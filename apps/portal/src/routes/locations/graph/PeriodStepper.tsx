import { addDays, type CivilDate } from '@zrak/quantities/time';
import { DateStepper } from '@zrak/ui/DateStepper';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { Skeleton } from '@zrak/ui/Skeleton';
import { Suspense, useEffect } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { dayFormat } from '../../../i18n/dayFormat.ts';
import { intervals, type Period } from '../data/period.ts';
import type { GraphPeriod } from './graphPeriod.ts';
import type { GraphControls } from './useGraphView.ts';

const loadDateRange = () => import('@zrak/ui/DateRangePicker');
const DateRangePicker = lazyPart(() => loadDateRange().then((module) => ({ default: module.DateRangePicker })));

/** A civil date is formatted as it is, in any time zone of the user. */
const noon = (day: CivilDate) => new Date(`${day}T12:00:00Z`);
const day = { ...dayFormat, timeZone: 'UTC' } as const;

function periodText(intl: IntlShape, { period, range, hours }: GraphPeriod): string {
  const first = noon(range.from);
  switch (period) {
    case 'last24Hours':
    case 'day':
      if (hours) return intl.formatMessage({ id: 'routes.locations.period.last24Hours' });
      return intl.formatDate(first, { ...day, weekday: 'short' });
    case 'month':
      return intl.formatDate(first, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    case 'year':
      return intl.formatDate(first, { year: 'numeric', timeZone: 'UTC' });
    default:
      return intl.formatDateTimeRange(first, noon(addDays(range.to, -1)), day);
  }
}

/** The last days in one column, the calendar units in the other. */
const inColumns: readonly Period[] = ['last24Hours', 'day', 'last7Days', 'month', 'last30Days', 'year', 'custom'];

/** Moves one period back or forward, up to today; the period itself opens all others, and the averaging interval. */
export function PeriodStepper({ view }: { view: GraphControls }) {
  const intl = useIntl();
  const { neighbour, step } = view;
  return (
    <DateStepper
      label={intl.formatMessage({ id: 'routes.locations.PeriodStepper.period' })}
      value={periodText(intl, view)}
      onPrevious={() => step(-1)}
      onNext={() => step(1)}
      isNextDisabled={!neighbour(1)}
      picker={<PeriodPicker view={view} />}
    />
  );
}

function PeriodPicker({ view: { period, range, interval, today, change } }: { view: GraphControls }) {
  const intl = useIntl();
  // A third of the code around a graph, and few choose single days.
  useEffect(() => void loadDateRange().catch(() => {}), []);
  const last = addDays(range.to, -1);
  const days = { start: range.from, end: last < today ? last : today };
  const show = (chosen: Period) => {
    if (chosen === 'custom') change({ period: chosen, date: null, from: days.start, to: days.end });
    else if (chosen.startsWith('last')) change({ period: chosen, date: null });
    else change({ period: chosen });
  };
  return (
    <>
      <SegmentedControl
        label={intl.formatMessage({ id: 'routes.locations.PeriodStepper.period' })}
        isLabelVisible
        columns={2}
        options={inColumns.map((id) => ({ id, label: intl.formatMessage({ id: `routes.locations.period.${id}` }) }))}
        value={period}
        onChange={show}
      />
      {period === 'custom' && (
        <Suspense fallback={<Skeleton shape="block" height="64px" />}>
          <DateRangePicker
            label={intl.formatMessage({ id: 'routes.locations.PeriodStepper.days' })}
            value={days}
            maxValue={today}
            onChange={(chosen) => {
              if (chosen && chosen.start <= chosen.end && chosen.end <= today) {
                change({ from: chosen.start, to: chosen.end });
              }
            }}
          />
        </Suspense>
      )}
      <SegmentedControl
        label={intl.formatMessage({ id: 'routes.locations.PeriodStepper.interval' })}
        isLabelVisible
        columns={3}
        options={intervals.map((id) => ({ id, label: intl.formatMessage({ id: `routes.locations.interval.${id}` }) }))}
        value={interval}
        onChange={(value) => change({ interval: value })}
      />
    </>
  );
}
