import type { Location, MaintenanceAlert, ReferenceValue, Series } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import type { ChartPeriod, ReferenceLine, Regime } from '@zrak/ui/charts';
import { DateStepper } from '@zrak/ui/DateStepper';
import { EmptyState } from '@zrak/ui/EmptyState';
import { Menu } from '@zrak/ui/Menu';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { Select } from '@zrak/ui/Select';
import { Skeleton } from '@zrak/ui/Skeleton';
import { showErrorToast } from '@zrak/ui/Toast';
import { Download } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useErrorText } from '../../app/useErrorText.ts';
import { LargeDataDialog } from './LargeDataDialog.tsx';
import { type CivilDate, intervals, type Period, periods, rangeOf, step } from './period.ts';
import * as styles from './GraphCard.css.ts';
import { useSeriesData } from './useSeriesData.ts';
import type { StationView } from './useStationView.ts';
import { useWorkbook } from './useWorkbook.ts';

// Heavy, and of no use before there is something to draw.
const SeriesChart = lazy(() => import('@zrak/ui/charts').then((door) => ({ default: door.SeriesChart })));

const chartHeight = 360;

export interface GraphCardProps {
  station: Location;
  series: readonly Series[];
  /** Of the station, past ones included. */
  alerts: readonly MaintenanceAlert[];
  view: StationView;
}

/** A civil date is written as it stands, wherever the reader is. */
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

const regimes: Partial<Record<ReferenceValue['regime'], Regime>> = {
  eu2008: 'until2030',
  eu2030: 'from2030',
  who2021: 'who',
};

/** Limits, targets and guidelines; the graph draws those that fit its interval and regime. */
const linesOf = (references: readonly ReferenceValue[]): ReferenceLine[] =>
  references.flatMap(({ label, value, averaging, regime, kind }) => {
    const known = regimes[regime];
    if (!known || !['limit', 'target', 'guideline'].includes(kind)) return [];
    return [{ id: `${regime} ${label} ${value}`, label, value, averaging, regimes: [known] }];
  });

/** Maintenance explains a gap; while its end is not known it lasts. */
const periodsOf = (alerts: readonly MaintenanceAlert[], to: number): ChartPeriod[] =>
  alerts.map((alert) => ({
    id: alert.id,
    label: alert.title,
    from: Date.parse(alert.from),
    to: alert.to ? Date.parse(alert.to) : to,
  }));

export function GraphCard({ station, series, alerts, view }: GraphCardProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { series: shown, period, date, interval, today, change } = view;
  const range = useMemo(() => rangeOf(period, date), [period, date]);
  const { graph, isLoading, error, retry, warning } = useSeriesData(shown, range, interval);
  const workbook = useWorkbook((failure) => showErrorToast(errorText(failure)));

  const drawn = series.find(({ id }) => id === graph?.seriesId);
  const lines = useMemo(() => (drawn ? linesOf(drawn.referenceValues) : []), [drawn]);
  const maintenance = useMemo(() => (graph ? periodsOf(alerts, graph.to) : []), [alerts, graph]);
  const chartSeries = useMemo(
    () =>
      drawn && graph
        ? [
            {
              id: drawn.id,
              label: drawn.name,
              unit: drawn.unit,
              decimals: drawn.decimals,
              times: graph.times,
              values: graph.values,
              flags: graph.flags,
            },
          ]
        : [],
    [drawn, graph],
  );
  const isEmpty = useMemo(() => graph !== null && graph.values.every(Number.isNaN), [graph]);

  const periodName = (id: Period) => intl.formatMessage({ id: `routes.locations.period.${id}` });
  const canGoOn = rangeOf(period, step(period, date, 1)).from <= today;
  const move = (direction: -1 | 1) => {
    const next = step(period, date, direction);
    change({ date: next > today ? today : next });
  };

  if (!shown) {
    return (
      <Card>
        <EmptyState title={intl.formatMessage({ id: 'routes.locations.GraphCard.noSeries' })} />
      </Card>
    );
  }

  return (
    <section
      id="graph"
      className={styles.anchor}
      aria-label={intl.formatMessage({ id: 'routes.locations.GraphCard.label' })}
    >
      <Card>
        <div className={styles.controls}>
          <div className={styles.series}>
            <Select
              label={intl.formatMessage({ id: 'routes.locations.GraphCard.series' })}
              items={series.map(({ id, name, category, unit }) => ({
                id,
                label: `${name} (${unit})`,
                description: intl.formatMessage({ id: `routes.locations.category.${category}` }),
              }))}
              selectedKey={shown.id}
              onSelectionChange={(seriesId) => change({ seriesId })}
            />
          </div>
          <SegmentedControl
            label={intl.formatMessage({ id: 'routes.locations.GraphCard.period' })}
            isLabelVisible
            options={periods.map((id) => ({ id, label: periodName(id) }))}
            value={period}
            onChange={(value) => change({ period: value })}
          />
          <SegmentedControl
            label={intl.formatMessage({ id: 'routes.locations.GraphCard.interval' })}
            isLabelVisible
            options={intervals.map((id) => ({
              id,
              label: intl.formatMessage({ id: `routes.locations.interval.${id}` }),
            }))}
            value={interval}
            onChange={(value) => change({ interval: value })}
          />
        </div>
        <div className={styles.stepper}>
          <DateStepper
            label={periodName(period)}
            value={periodText(intl, period, date)}
            onPrevious={() => move(-1)}
            onNext={() => move(1)}
            isNextDisabled={!canGoOn}
          />
          <div className={styles.end}>
            <span role="status" className={styles.busy}>
              {workbook.isLoading && <FormattedMessage id="routes.locations.GraphCard.exporting" />}
            </span>
            <Menu
              label={intl.formatMessage({ id: 'routes.locations.GraphCard.export' })}
              icon={<Download size={16} />}
              placement="bottom end"
              items={[
                {
                  id: 'series',
                  label: intl.formatMessage({ id: 'routes.locations.GraphCard.exportSeries' }, { name: shown.name }),
                  onAction: () => workbook.download({ series: [shown], interval, ...range }),
                },
                {
                  id: 'station',
                  label: intl.formatMessage({ id: 'routes.locations.GraphCard.exportStation' }, { name: station.name }),
                  onAction: () => workbook.download({ series, interval, ...range }),
                },
              ]}
            />
          </div>
        </div>
        <LargeDataDialog warning={warning ?? workbook.warning} />
        {error ? (
          <Banner
            tone="danger"
            title={intl.formatMessage({ id: 'routes.locations.GraphCard.failed' })}
            action={
              <Button size="small" onPress={retry}>
                <FormattedMessage id="app.retry" />
              </Button>
            }
          >
            {errorText(error)}
          </Banner>
        ) : (
          <Suspense fallback={<Skeleton shape="block" height={`${chartHeight}px`} />}>
            {isEmpty && !isLoading ? (
              <EmptyState title={intl.formatMessage({ id: 'routes.locations.GraphCard.empty' })} />
            ) : drawn && graph ? (
              <SeriesChart
                label={`${drawn.name}, ${station.name}`}
                series={chartSeries}
                from={graph.from}
                to={graph.to}
                timeZone={graph.timeZone}
                caption={intl.formatMessage(
                  { id: 'routes.locations.GraphCard.caption' },
                  {
                    interval: intl.formatMessage({ id: `routes.locations.interval.${graph.interval}` }),
                    aggregator: intl.formatMessage({ id: `routes.locations.aggregator.${drawn.aggregator}` }),
                    timeZone: graph.timeZone,
                  },
                )}
                referenceLines={lines}
                interval={graph.interval}
                periods={maintenance}
                height={chartHeight}
                state={isLoading ? 'loading' : 'ready'}
              />
            ) : (
              <Skeleton shape="block" height={`${chartHeight}px`} />
            )}
          </Suspense>
        )}
      </Card>
    </section>
  );
}
