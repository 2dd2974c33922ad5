import type { Location, MaintenanceAlert, Series } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import type { ChartLink } from '@zrak/ui/chartLink';
import { EmptyState } from '@zrak/ui/EmptyState';
import { LinkButton } from '@zrak/ui/LinkButton';
import { Select } from '@zrak/ui/Select';
import { ChartSpline } from 'lucide-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '../../../app/lazyPart.ts';
import { chartSeriesOf, labelled } from '../graph/chartSeries.ts';
import { withUnit } from '../../../shared/withUnit.ts';
import { meanOfText } from '../../../shared/meanOfText.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { chartHeight, GraphArea } from '../graph/GraphArea.tsx';
import * as styles from './GraphCard.css.ts';
import { limitsOf, withLimitTexts } from '../graph/limits.ts';
import { LoadProgress } from '../graph/LoadProgress.tsx';
import { maintenanceAt } from '../graph/maintenance.ts';
import { PeriodControls, PeriodStepper } from '../graph/PeriodControls.tsx';
import { ScaleControls } from '../graph/ScaleControls.tsx';
import { useSeriesData } from '../data/useSeriesData.ts';
import type { StationView } from '../graph/useStationView.ts';

// Large, and not needed before there is data to draw.
const SeriesChart = lazyPart(() => import('@zrak/ui/charts').then((module) => ({ default: module.SeriesChart })));

export interface GraphCardProps {
  station: Location;
  series: readonly Series[];
  /** Alerts of the station, past ones included. */
  alerts: readonly MaintenanceAlert[];
  view: StationView;
  /** Link that compares the shown series with others. */
  compareHref: string;
  /** Cursor shared with the map. */
  link: ChartLink;
}

export function GraphCard({ station, series, alerts, view, compareHref, link }: GraphCardProps) {
  const intl = useIntl();
  const { series: shown, range, interval, regime, isLog, change } = view;
  const { from, to } = range;
  const requests = useMemo(() => (shown ? [{ series: shown, from, to }] : []), [shown, from, to]);
  const data = useSeriesData(requests, interval);
  const [graph] = data.graphs;

  const drawn = series.find(({ id }) => id === graph?.request.series.id);
  const lines = useMemo(
    () => (drawn ? withLimitTexts(limitsOf([{ id: drawn.id, series: drawn }]), intl) : []),
    [drawn, intl],
  );
  const maintenance = useMemo(
    () => (drawn && graph ? maintenanceAt(alerts, [{ id: drawn.id, series: drawn }], graph.to) : []),
    [alerts, drawn, graph],
  );
  const chartSeries = useMemo(
    () => (drawn && graph ? [chartSeriesOf(graph, labelled(drawn.name, graph, intl))] : []),
    [drawn, graph, intl],
  );

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
              items={series.map((one) => ({
                id: one.id,
                label: withUnit(one),
                ...(one.category && {
                  description: intl.formatMessage({ id: `routes.locations.category.${one.category}` }),
                }),
              }))}
              selectedKey={shown.id}
              onSelectionChange={(id) => change({ series: id })}
            />
          </div>
          <PeriodControls view={view} />
        </div>
        <div className={styles.stepper}>
          <PeriodStepper view={view} />
          <ScaleControls view={view} hasLimits={limitsOf([{ id: shown.id, series: shown }]).length > 0} />
          <div className={styles.end}>
            <LoadProgress data={data} />
            <LinkButton href={compareHref} icon={<ChartSpline size={16} aria-hidden="true" />}>
              <FormattedMessage id="routes.locations.GraphCard.compare" />
            </LinkButton>
            <ExportButton all={series} start={{ seriesIds: [shown.id], interval }} view={range} />
          </div>
        </div>
        <GraphArea data={data}>
          {drawn && graph && (
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
                  aggregator: graph.meanOf
                    ? meanOfText(intl, drawn.parameter, graph.meanOf)
                    : intl.formatMessage({ id: `routes.locations.aggregator.${drawn.aggregator}` }),
                  timeZone: graph.timeZone,
                },
              )}
              referenceLines={lines}
              interval={graph.interval}
              regime={regime}
              yScale={isLog ? 'log' : 'auto'}
              periods={maintenance}
              link={link}
              height={chartHeight}
              state={data.isLoading ? 'loading' : 'ready'}
            />
          )}
        </GraphArea>
      </Card>
    </section>
  );
}
