import { acceptColumns, type Api, type Series } from '@zrak/api-client';
import { dataOf } from '../../../shared/query/dataOf.ts';
import { decodeInWorker } from '../data/decodeInWorker.ts';
import type { HourColumn, Hours } from './hours.ts';

/** Maximum number of series per request in the contract. */
const mostAtOnce = 500;

/** Native intervals of which hours cannot be computed: the server would answer with these. */
const longIntervals: ReadonlySet<Series['nativeInterval']> = new Set(['PT3H', 'P1D']);

/** Hourly values of series by station, of those that have them. */
export async function loadColumns(
  api: Api,
  series: readonly Series[],
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): Promise<Hours['columns']> {
  const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), interval: 'PT1H' as const };
  const answers = await Promise.all(
    batchesOf(series.filter(({ nativeInterval }) => !longIntervals.has(nativeInterval))).map(async (batch) => {
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
