import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../app/servicesHooks.ts';
import { clientSeries, seriesFreshMs } from '../../../shared/query/clientSeries.ts';
import { type Hours, hoursNeeded } from './hours.ts';
import { inUnitOfIndex } from './inUnitOfIndex.ts';
import { loadColumns } from './loadColumns.ts';
import { type ColourBy, judgedBy } from './mapColouring.ts';

/** Milliseconds after which requested hours are loaded again. */
const freshMs = 5 * 60_000;

/**
 * Past hours of all stations of a client for the selected colouring: loaded once, not with each step of the slider.
 * `hours` is null until they have loaded, and if loading fails.
 *
 * @param back windows before the latest one
 */
export function useHours(clientId: string, by: ColourBy, isEnabled: boolean, back = 0) {
  const { api } = useServices();
  const { data, isError } = useQuery({
    queryKey: ['hours', clientId, by, back],
    queryFn: async ({ client, signal }): Promise<Hours> => {
      const all = await client.fetchQuery({ ...clientSeries(api, clientId), staleTime: seriesFreshMs });
      const judged = judgedBy(by);
      const series = all.filter(({ parameter }) => judged.includes(parameter));
      const period = hoursNeeded(Date.now(), back);
      const loaded = await loadColumns(api, series, period, signal);
      const columns = [...loaded].map(([id, own]) => [id, own.flatMap((one) => inUnitOfIndex(one) ?? [])] as const);
      return { start: period.from, columns: new Map(columns) };
    },
    enabled: isEnabled,
    staleTime: freshMs,
    // The next screen needs the latest hours up to its current time.
    gcTime: back === 0 ? 0 : freshMs,
    meta: { followsValues: back === 0 },
    structuralSharing: false,
  });
  return { hours: (isEnabled && data) || null, hasFailed: isEnabled && isError };
}
