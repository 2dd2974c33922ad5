import type { ApiError, MaintenanceAlert, Series } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Card } from '@zrak/ui/Card';
import { EmptyState } from '@zrak/ui/EmptyState';
import { PageHeader } from '@zrak/ui/PageHeader';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { clientContext, servicesContext } from '../../../app/contexts.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { useCapability } from '../../../shared/capabilities.ts';
import { unlessSearchOnly } from '../../../shared/searchParams.ts';
import { withStationNames } from '../../../shared/station.ts';
import { useClientData } from '../../../layouts/ClientLayout.tsx';
import { CompareGraph } from './CompareGraph.tsx';
import { lineRequests } from './compareLines.ts';
import * as styles from './CompareRoute.css.ts';
import { layoutIn, layoutsOf, mostLines, type Selection } from './compareView.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { GraphArea } from '../graph/GraphArea.tsx';
import * as graphStyles from '../station/GraphCard.css.ts';
import { limitsOf } from '../graph/limits.ts';
import { LoadProgress } from '../graph/LoadProgress.tsx';
import { NothingChosen } from './NothingChosen.tsx';
import { OtherYears } from './OtherYears.tsx';
import { MaintenanceFailure } from '../graph/MaintenanceBanner.tsx';
import { PeriodControls, PeriodStepper } from '../graph/PeriodControls.tsx';
import { SavedViews } from './SavedViews.tsx';
import { ScaleControls } from '../graph/ScaleControls.tsx';
import { SeriesPicker } from './SeriesPicker.tsx';
import { type CompareView, useCompareView } from './useCompareView.ts';
import { LargeDataScreen } from '../data/LargeDataScreen.tsx';
import { useSeriesData } from '../data/useSeriesData.ts';

interface CompareData {
  /** Every series of the client that the viewer may see. */
  all: Series[];
  /** Reason why the series could not be loaded. */
  error: ApiError | null;
  alerts: MaintenanceAlert[];
  haveAlertsFailed: boolean;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<CompareData> {
  const { api } = context.get(servicesContext);
  const options = { params: { query: { clientId: context.get(clientContext).id } }, signal: request.signal };
  const [series, alerts] = await Promise.all([
    api.GET('/api/dataseries/getAll', options),
    api.GET('/api/maintenanceAlerts/get', options),
  ]);
  // Graphs without alerts are better than no graphs.
  return {
    all: series.data ?? [],
    error: series.error ?? null,
    alerts: alerts.data ?? [],
    haveAlertsFailed: alerts.error !== undefined,
  };
}

export const shouldRevalidate = unlessSearchOnly;

export function Component() {
  const intl = useIntl();
  const { client, locations } = useClientData();
  const { all: loaded, error, alerts, haveAlertsFailed } = useLoaderData<typeof loader>();
  const all = useMemo(() => withStationNames(loaded, locations), [loaded, locations]);
  const hasSavedViews = useCapability('savedViews');
  const title = intl.formatMessage({ id: 'routes.locations.CompareRoute.title' });
  return (
    <>
      <title>{`${title} – ${client.name}`}</title>
      <PageHeader
        title={title}
        subtitle={client.name}
        {...(hasSavedViews && all.length > 0 && { actions: <SavedViews client={client} /> })}
      />
      {error ? (
        <LoadFailure error={error}>
          <FormattedMessage id="routes.locations.GraphArea.failed" />
        </LoadFailure>
      ) : all.length > 0 ? (
        <LargeDataScreen>
          {haveAlertsFailed && (
            <div className={graphStyles.notice}>
              <MaintenanceFailure />
            </div>
          )}
          <Comparison all={all} alerts={alerts} source={client.name} />
        </LargeDataScreen>
      ) : (
        <EmptyState title={intl.formatMessage({ id: 'routes.locations.GraphCard.noSeries' })} />
      )}
    </>
  );
}

interface ComparisonProps {
  all: readonly Series[];
  /** Maintenance of the client's stations, past periods included. */
  alerts: readonly MaintenanceAlert[];
  source: string;
}

function Comparison({ all, alerts, source }: ComparisonProps) {
  const view = useCompareView(all);
  const { selection, change } = view;
  const { series, years } = selection;
  return (
    <div className={styles.stack}>
      <Omissions selection={selection} />
      <Card>
        <SeriesPicker
          all={all}
          chosen={series}
          most={Math.floor(mostLines / (1 + years.length))}
          onChange={(ids) => change({ series: ids })}
        />
      </Card>
      <Card>
        {series.length > 0 ? (
          <ComparisonGraph all={all} alerts={alerts} view={view} source={source} />
        ) : (
          <NothingChosen all={all} view={view} />
        )}
      </Card>
    </div>
  );
}

/** Reports the parts of the address that cannot be shown. */
function Omissions({ selection: { unknown, surplus } }: { selection: Selection }) {
  if (unknown === 0 && surplus === 0) return null;
  return (
    <Banner tone="warning">
      {unknown > 0 && (
        <p>
          <FormattedMessage id="routes.locations.CompareRoute.unknown" values={{ count: unknown }} />
        </p>
      )}
      {surplus > 0 && (
        <p>
          <FormattedMessage id="routes.locations.CompareRoute.surplus" values={{ count: surplus, most: mostLines }} />
        </p>
      )}
    </Banner>
  );
}

interface ComparisonGraphProps extends ComparisonProps {
  view: CompareView;
}

function ComparisonGraph({ all, alerts, view, source }: ComparisonGraphProps) {
  const intl = useIntl();
  const { selection, values, change } = view;
  const { from, to } = view.range;
  const requests = useMemo(() => lineRequests(selection, { from, to }), [selection, from, to]);
  const data = useSeriesData(requests, view.interval);
  const hasLimits = limitsOf(selection.series.map((series) => ({ id: series.id, series }))).length > 0;
  return (
    <section className={graphStyles.anchor} aria-label={intl.formatMessage({ id: 'routes.locations.GraphCard.label' })}>
      <div className={graphStyles.controls}>
        <PeriodControls view={view} />
        <SegmentedControl
          label={intl.formatMessage({ id: 'routes.locations.CompareRoute.arrangement' })}
          isLabelVisible
          options={layoutsOf(selection.series).map((id) => ({
            id,
            label: intl.formatMessage({ id: `routes.locations.arrangement.${id}` }),
          }))}
          value={layoutIn(values, selection.series)}
          onChange={(layout) => change({ layout })}
        />
        <OtherYears view={view} />
      </div>
      <div className={graphStyles.stepper}>
        <PeriodStepper view={view} />
        <ScaleControls view={view} hasLimits={hasLimits} />
        <div className={graphStyles.end}>
          <LoadProgress data={data} />
          <ExportButton
            all={all}
            start={{ seriesIds: selection.series.map(({ id }) => id), interval: view.interval }}
            view={view.range}
          />
        </div>
      </div>
      <GraphArea data={data}>
        <CompareGraph view={view} graphs={data.graphs} alerts={alerts} isLoading={data.isLoading} source={source} />
      </GraphArea>
    </section>
  );
}
