import { acceptColumns, type Api, type Series } from '@zrak/api-client';
import { useEffect, useState } from 'react';
import { useServices } from '../../../app/servicesHooks.ts';
import { decodeInWorker } from '../data/decodeInWorker.ts';
import { type HourColumn, type Hours, hoursNeeded } from './hours.ts';
import { type ColourBy, judgedBy } from './mapColouring.ts';

/** Series the contract lets one ask for at once. */
const mostAtOnce = 500;

interface Loaded {
  key: string;
  /** Null when they did not come. */
  hours: Hours | null;
}

/**
 * The hours of all stations of a client that the map goes back through, of what it is coloured by: asked for once, not
 * with each step. `hours` is null until they have come, and when they do not.
 */
export function useHours(clientId: string, by: ColourBy, isWanted: boolean) {
  const { api } = useServices();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const key = isWanted ? `${clientId} ${by}` : null;

  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const hours = await loadHours(api, clientId, by, controller.signal).catch(() => null);
      if (!controller.signal.aborted) setLoaded({ key, hours });
    };
    void load();
    return () => controller.abort();
  }, [api, clientId, by, key]);

  const current = loaded?.key === key ? loaded : null;
  return { hours: current?.hours ?? null, hasFailed: current?.hours === null };
}

async function loadHours(api: Api, clientId: string, by: ColourBy, signal: AbortSignal): Promise<Hours | null> {
  const { data: all } = await api.GET('/api/dataseries/getAll', { params: { query: { clientId } }, signal });
  if (!all) return null;
  const judged = judgedBy(by);
  const series = all.filter(({ parameter }) => judged.includes(parameter));
  const { from, to } = hoursNeeded(Date.now());
  const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), interval: 'PT1H' as const };
  const answers = await Promise.all(
    batchesOf(series).map(async (batch) => {
      const query = { seriesIds: batch.map(({ id }) => id), ...period };
      const { data } = await api.GET('/api/dataseries/getData', {
        params: { query },
        headers: { Accept: acceptColumns },
        parseAs: 'arrayBuffer',
        signal,
      });
      return data ? decodeInWorker(data) : null;
    }),
  );
  const known = new Map(series.map((one) => [one.id, one]));
  const columns = new Map<string, HourColumn[]>();
  for (const answer of answers) {
    if (!answer) return null;
    for (const { id, values } of answer.series) {
      const one = known.get(id);
      if (one) columns.set(one.locationId, [...(columns.get(one.locationId) ?? []), { series: one, values }]);
    }
  }
  return { start: from, columns };
}

/** Series whose days begin together, as many as one may ask for at once. */
function batchesOf(series: readonly Series[]): Series[][] {
  return [...Map.groupBy(series, ({ timeZone }) => timeZone).values()].flatMap((together) =>
    Array.from({ length: Math.ceil(together.length / mostAtOnce) }, (_, index) =>
      together.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
    ),
  );
}
