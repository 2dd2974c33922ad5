import type { MaintenanceAlert } from '@zrak/api-client';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { ownZoneText } from '../../../shared/zoneText.ts';
import { lazyPart } from '../../../app/loading/lazyPart.tsx';
import { boundsOf, type LineRequest, linesOf } from './compareLines.ts';
import { chartHeight } from '../graph/GraphArea.tsx';
import { limitsOf, withLimitTexts } from '../graph/limits.ts';
import { maintenanceAt } from '../graph/maintenance.ts';
import { layoutIn } from './compareView.ts';
import type { CompareView } from './useCompareView.ts';
import type { SeriesGraph } from '../data/useSeriesData.ts';
import { useWorkbookWriter } from './useWorkbookWriter.ts';

const SeriesChart = lazyPart(() => import('@zrak/ui/charts').then((module) => ({ default: module.SeriesChart })));

/** Height of each plot when several are below one another, in pixels. */
const lowHeight = 220;

interface CompareGraphProps {
  view: CompareView;
  graphs: readonly SeriesGraph<LineRequest>[];
  /** Alerts of the client; those outside the current year are not shown. */
  alerts: readonly MaintenanceAlert[];
  isLoading: boolean;
  /** Stations of the series. */
  source: string;
}

/** Aggregation of the values if it is the same for all; otherwise each series has its own. */
function captionOf(intl: IntlShape, graphs: readonly SeriesGraph<LineRequest>[]): string {
  const [aggregator, ...others] = new Set(graphs.map(({ request }) => request.series.aggregator));
  const intervals = new Set(graphs.map(({ interval }) => interval));
  const values = {
    interval: [...intervals].map((id) => intl.formatMessage({ id: `routes.locations.interval.${id}` })).join(', '),
    timeZone: ownZoneText(intl, graphs[0]!),
  };
  if (!aggregator || others.length > 0) {
    return intl.formatMessage({ id: 'routes.locations.CompareGraph.caption' }, values);
  }
  return intl.formatMessage(
    { id: 'routes.locations.GraphCard.caption' },
    { ...values, aggregator: intl.formatMessage({ id: `routes.locations.aggregator.${aggregator}` }) },
  );
}

export function CompareGraph({ view, graphs, alerts, isLoading, source }: CompareGraphProps) {
  const intl = useIntl();
  const { hasLimits } = view;
  const writeWorkbook = useWorkbookWriter();
  const lines = useMemo(() => linesOf(graphs, intl), [graphs, intl]);
  const bounds = useMemo(() => boundsOf(graphs), [graphs]);
  const drawn = useMemo(
    () => graphs.map(({ request }, index) => ({ id: lines[index]!.id, series: request.series })),
    [graphs, lines],
  );
  const limits = useMemo(() => (hasLimits ? withLimitTexts(limitsOf(drawn), intl) : []), [hasLimits, drawn, intl]);
  const maintenance = useMemo(() => maintenanceAt(alerts, drawn, bounds.to), [alerts, drawn, bounds]);
  const layout = layoutIn(view.values, view.selection.series);
  const [first] = graphs;
  if (!first) return null;
  return (
    <SeriesChart
      label={intl.formatMessage({ id: 'routes.locations.CompareGraph.label' }, { count: lines.length })}
      series={lines}
      arrangement={layout}
      {...(view.hours ?? bounds)}
      zoom={view.values.zoom}
      onZoomChange={view.changeZoom}
      isTable={view.isTable}
      timeZone={first.timeZone}
      caption={captionOf(intl, graphs)}
      referenceLines={limits}
      interval={first.interval}
      regime={view.regime}
      periods={maintenance}
      yScale={view.isLog ? 'log' : 'auto'}
      height={layout === 'over' ? chartHeight : lowHeight}
      state={isLoading ? 'loading' : 'ready'}
      source={source}
      writeWorkbook={writeWorkbook}
    />
  );
}
