import type { Api, Series } from '@zrak/api-client';
import { expect, it, vi } from 'vitest';
import { loadColumns } from './loadColumns.ts';

const from = Date.parse('2026-11-20T00:00:00Z');
const series = (['PT15M', 'PT1H', 'PT3H', 'P1D'] as const).map(
  (nativeInterval) => ({ id: nativeInterval, locationId: 'loc', timeZone: 'UTC', nativeInterval }) as Series,
);

it('are asked for series that have values of hours', async () => {
  const get = vi.fn<(path: string, options: object) => Promise<never>>(async () => {
    throw new Error('asked');
  });
  const api = { GET: get } as unknown as Api;
  const load = (some: readonly Series[]) => loadColumns(api, some, { from, to: from + 1 }, AbortSignal.timeout(1000));
  await expect(load(series)).rejects.toThrow('asked');
  expect(get.mock.calls[0]![1]).toMatchObject({ params: { query: { seriesIds: ['PT15M', 'PT1H'] } } });
  // A value of a day is not that of its first hour.
  expect(await load(series.slice(2))).toEqual(new Map());
  expect(get).toHaveBeenCalledOnce();
});
