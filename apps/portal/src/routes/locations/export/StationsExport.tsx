import type { LocationSummary, Series } from '@zrak/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { showErrorToast } from '@zrak/ui/Toast';
import { memo, Suspense, useState, useTransition } from 'react';
import { useIntl } from 'react-intl';
import { WhileLoading } from '../../../app/loading/WhileLoading.tsx';
import { useServices } from '../../../app/servicesHooks.ts';
import { useDistinctStations } from '../../../shared/names/useDistinctStations.ts';
import { clientSeries, seriesFreshMs } from '../../../shared/query/clientSeries.ts';
import { withStationDetails } from '../../../shared/station.ts';
import { useErrorText } from '../../../shared/useErrorText.ts';
import { LargeDataScreen } from '../data/LargeDataScreen.tsx';
import { ExportDialog, OpenButton, type Opening } from './ExportButton.tsx';

interface StationsExportProps {
  clientId: string;
  /** All stations of the client. */
  stations: readonly LocationSummary[];
  /** Ids of the stations whose series are preselected. */
  stationIds: readonly string[];
}

/** Opens the export of a client's series, which are loaded on demand. */
export const StationsExport = memo(function StationsExport({ clientId, stations, stationIds }: StationsExportProps) {
  const { api } = useServices();
  const intl = useIntl();
  const errorText = useErrorText();
  const named = useDistinctStations(stations);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isLoading, setLoading] = useState(false);
  const queries = useQueryClient();
  // Not whether the list is loading: the map loads it too, and the button would ignore presses meanwhile.
  const [isOpening, startOpening] = useTransition();

  const open = async () => {
    try {
      const series = await queries.fetchQuery({ ...clientSeries(api, clientId), staleTime: seriesFreshMs });
      const all = withStationDetails(series, named);
      setOpening({ all, start: { seriesIds: idsAt(all, stationIds), interval: 'PT1H' } });
    } catch (error) {
      const failed = intl.formatMessage({ id: 'routes.locations.GraphArea.failed' });
      showErrorToast(`${failed}: ${errorText(error)}`);
    }
  };
  return (
    <>
      <OpenButton size="small" isPending={isOpening || isLoading} onPress={() => startOpening(open)} />
      {opening && (
        <Suspense fallback={<WhileLoading onChange={setLoading} />}>
          <LargeDataScreen>
            <ExportDialog {...opening} onClose={() => setOpening(null)} />
          </LargeDataScreen>
        </Suspense>
      )}
    </>
  );
});

function idsAt(all: readonly Series[], stationIds: readonly string[]): string[] {
  const stations = new Set(stationIds);
  return all.filter(({ locationId }) => stations.has(locationId)).map(({ id }) => id);
}
