import { acceptColumns, type Api, type Series } from '@zrak/api-client';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../app/servicesHooks.ts';
import { dataOf } from '../../../shared/query/dataOf.ts';
import { decodeInWorker } from '../data/decodeInWorker.ts';
import { type HourColumn, type Hours, hoursNeeded, inUnitOfIndex } from './hours.ts';
import { type ColourBy, judgedBy } from './mapColouring.ts';

/** Maximum number of series per request in the contract. */
const mostAtOnce = 500;
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
    queryFn: async ({ signal }): Promise<Hours> => {
      const all = await dataOf(api.GET('/api/dataseries/getAll', { params: { query: { clientId } }, signal }));
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

/** Hourly values of series by station. */
export async function loadColumns(
  api: Api,
  series: readonly Series[],
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): Promise<Hours['columns']> {
  const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), interval: 'PT1H' as const };
  const answers = await Promise.all(
    batchesOf(series).map(async (batch) => {
      const query = { seriesIds: batch.map(({ id }) => id), ...period };
      const bytes = await dataOf(
        api.GET('/api/dataseries/getData', {
          params: { query },
          headers: { Accept: acceptColumns },
          parseAs: 'arrayBuffer',
          signal,
        }),
      );
      return decodeInWorker({ bytes, asked: { ...period, timeZone: batch[0]!.timeZone } }, signal);
    }),
  );
  const known = new Map(series.map((one) => [one.id, one]));
  const columns = new Map<string, HourColumn[]>();
  for (const { id, values } of answers.flatMap((answer) => answer.series)) {
    const one = known.get(id);
    if (one) columns.set(one.locationId, [...(columns.get(one.locationId) ?? []), { series: one, values }]);
  }
  return columns;
}

/** Groups series whose days begin together, up to the maximum per request. */
function batchesOf(series: readonly Series[]): Series[][] {
  return [...Map.groupBy(series, ({ timeZone }) => timeZone).values()].flatMap((together) =>
    Array.from({ length: Math.ceil(together.length / mostAtOnce) }, (_, index) =>
      together.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
    ),
  );
}
