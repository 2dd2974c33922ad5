import type { ApiError, MaintenanceAlert, Series } from '@zrak/api-client';
import { EmptyState } from '@zrak/ui/EmptyState';
import { PageHeader } from '@zrak/ui/PageHeader';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { clientContext, servicesContext } from '../../../app/contexts.ts';
import type { PartsHandle } from '../../../app/loading/loadScreen.ts';
import { LoadFailure } from '../../../shared/failures/LoadFailure.tsx';
import { useCapability } from '../../../shared/capabilities.ts';
import { useDistinctStations } from '../../../shared/names/useDistinctStations.ts';
import { unlessSearchOnly } from '../../../shared/searchParams.ts';
import { withStationDetails } from '../../../shared/station.ts';
import { useClientData } from '../../../layouts/ClientLayout.tsx';
import * as graphStyles from '../graph/GraphFrame.css.ts';
import { Comparison } from './Comparison.tsx';
import { MaintenanceFailure } from '../graph/MaintenanceBanner.tsx';
import { SavedViews } from './SavedViews.tsx';
import { LargeDataScreen } from '../data/LargeDataScreen.tsx';

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

export const handle: PartsHandle = { parts: [() => import('@zrak/ui/charts')] };

export function Component() {
  const intl = useIntl();
  const { client, locations } = useClientData();
  const { all: loaded, error, alerts, haveAlertsFailed } = useLoaderData<typeof loader>();
  const stations = useDistinctStations(locations);
  const all = useMemo(() => withStationDetails(loaded, stations), [loaded, stations]);
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
