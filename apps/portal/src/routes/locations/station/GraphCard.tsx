import type { Location, MaintenanceAlert, Series } from '@zrak/api-client';
import { Card } from '@zrak/ui/Card';
import type { ChartLink } from '@zrak/ui/chartLink';
import { EmptyState } from '@zrak/ui/EmptyState';
import { LinkButton } from '@zrak/ui/LinkButton';
import { Select } from '@zrak/ui/Select';
import { ChartSpline } from 'lucide-react';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { chartSeriesOf, labelled } from '../graph/chartSeries.ts';
import { formulaOption } from '../../../shared/formulaOption.tsx';
import { withUnit } from '../../../shared/withUnit.ts';
import { zoneText } from '../../../shared/zoneText.ts';
import { meanOfText } from '../../../shared/meanOfText.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { chartHeight } from '../graph/GraphArea.tsx';
import { GraphFrame } from '../graph/GraphFrame.tsx';
import { GraphOptions } from '../graph/GraphOptions.tsx';
import { LimitNote } from '../graph/LimitNote.tsx';
import { limitsOf, withLimitTexts } from '../graph/limits.ts';
import { maintenanceAt } from '../graph/maintenance.ts';
import { paperPeriod } from '../graph/paperPeriod.ts';
import { PeriodStepper } from '../graph/PeriodStepper.tsx';
import { TableSwitch } from '../graph/TableSwitch.tsx';
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

export const GraphCard = memo(function GraphCard(props: GraphCardProps) {
  const { station, series, alerts, view, compareHref, link } = props;
  const intl = useIntl();
  const { series: shown, range, interval, regime, hasLimits, isLog } = view;
  const { from, to } = range;
  const requests = useMemo(() => (shown ? [{ series: shown, from, to }] : []), [shown, from, to]);
  const data = useSeriesData(requests, interval);
  const [graph] = data.graphs;

  const drawn = series.find(({ id }) => id === graph?.request.series.id);
  const lines = useMemo(
    () => (drawn && hasLimits ? withLimitTexts(limitsOf([{ id: drawn.id, series: drawn }]), intl) : []),
    [drawn, hasLimits, intl],
  );
  const maintenance = useMemo(
    () => (drawn && graph ? maintenanceAt(alerts, [{ id: drawn.id, series: drawn }], graph.to) : []),
    [alerts, drawn, graph],
  );
  const chartSeries = useMemo(
    () => (drawn && graph ? [chartSeriesOf(graph, labelled(drawn.name, graph, intl))] : []),
    [drawn, graph, intl],
  );

  const controls = useControls(view, series, compareHref);

  if (!controls) {
    return (
      <Card>
        <EmptyState title={intl.formatMessage({ id: 'routes.locations.GraphCard.noSeries' })} />
      </Card>
    );
  }

  return (
    <Card>
      <GraphFrame {...controls} period={paperPeriod(intl, view)} data={data}>
        {drawn && graph && (
          <SeriesChart
            label={`${drawn.name}, ${station.name}`}
            series={chartSeries}
            from={view.hours?.from ?? graph.from}
            to={view.hours?.to ?? graph.to}
            zoom={view.values.zoom}
            onZoomChange={view.changeZoom}
            isTable={view.isTable}
            timeZone={graph.timeZone}
            caption={intl.formatMessage(
              { id: 'routes.locations.GraphCard.caption' },
              {
                interval: intl.formatMessage({ id: `routes.locations.interval.${graph.interval}` }),
                aggregator: graph.meanOf
                  ? meanOfText(intl, drawn.parameter, graph.meanOf)
                  : intl.formatMessage({ id: `routes.locations.aggregator.${drawn.aggregator}` }),
                timeZone: zoneText(intl, graph.timeZone),
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
      </GraphFrame>
    </Card>
  );
});

/** Controls of the graph; null without a series. The same elements while only the data change. */
function useControls(view: StationView, series: readonly Series[], compareHref: string) {
  const intl = useIntl();
  return useMemo(() => {
    const { series: shown, range, interval, change } = view;
    if (!shown) return null;
    const chosen = [{ id: shown.id, series: shown }];
    return {
      series: (
        <Select
          label={intl.formatMessage({ id: 'routes.locations.GraphCard.series' })}
          isLabelVisible={false}
          items={series.map((one) => ({
            ...formulaOption(one.id, withUnit(one)),
            ...(one.category && {
              description: intl.formatMessage({ id: `routes.locations.category.${one.category}` }),
            }),
          }))}
          selectedKey={shown.id}
          onSelectionChange={(id) => change({ series: id })}
        />
      ),
      tools: (
        <>
          <PeriodStepper view={view} />
          <GraphOptions view={view} drawn={chosen} />
        </>
      ),
      endTools: (
        <>
          <LinkButton href={compareHref} icon={<ChartSpline size={16} aria-hidden="true" />}>
            <FormattedMessage id="routes.locations.GraphCard.compare" />
          </LinkButton>
          <ExportButton all={series} start={{ seriesIds: [shown.id], interval }} view={range} />
          <TableSwitch view={view} />
        </>
      ),
      note: <LimitNote view={view} drawn={chosen} />,
    };
  }, [intl, view, series, compareHref]);
}
