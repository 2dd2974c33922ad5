// @vitest-environment jsdom
import { type Api, ApiError, type LocationSummary } from '@zrak/api-client';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../app/services.ts';
import { renderHookInApp } from '../../testing/renderHookInApp.tsx';
import { queryClientOf } from '../query/queryClient.ts';
import { locationsIn, type LocationsResult, readLocations, useLiveLocations } from './useLiveLocations.ts';
import { useNewValues } from './useNewValues.ts';

const minute = 60_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const stationsAt = (latestAt: string | undefined, names = ['A']) =>
  names.map((name) => ({ id: name, name, latest: [], ...(latestAt && { latestAt }) })) as unknown as LocationSummary[];
const answer = (data: LocationSummary[]): LocationsResult => ({ data, response: new Response() });

function createServices() {
  const get = vi.fn<(path: string, init: object) => Promise<LocationsResult>>();
  const services = { api: { GET: get } as unknown as Api, onUserChange: () => () => undefined };
  return { get, services: services as unknown as Services };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** In this time the answer of a call reaches the hook. */
const moment = 10;

describe('the stations of a client', () => {
  function open(first: LocationsResult, isPolled = true) {
    const { get, services } = createServices();
    // Reads the fields in rendering, as a component does: the library renders again when one of these changes.
    const { result } = renderHookInApp(() => {
      const { data, isError, dataUpdatedAt } = useLiveLocations('cli_1', first, isPolled);
      return { data, isError, dataUpdatedAt };
    }, services);
    return { get, services, result };
  }

  it('are requested again each minute, with the result that the server may confirm', async () => {
    const first = answer(stationsAt('2026-11-25T12:00:00Z'));
    const { get, result } = open(first);
    await pass(minute - moment);
    expect(get).not.toHaveBeenCalled();
    get.mockResolvedValue(answer(stationsAt('2026-11-25T12:15:00Z', ['A', 'B'])));
    await pass(2 * moment);
    expect(get).toHaveBeenCalledExactlyOnceWith('/api/locations/map', {
      params: { query: { clientId: 'cli_1' } },
      signal: expect.any(AbortSignal),
      earlier: first,
    });
    expect(locationsIn(result.current.data).map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('stay the same objects while nothing changes', async () => {
    const first = answer(stationsAt('2026-11-25T12:00:00Z'));
    const { get, result } = open(first);
    get.mockResolvedValue(answer(stationsAt('2026-11-25T12:00:00Z')));
    const { dataUpdatedAt } = result.current;
    await pass(minute + moment);
    expect(locationsIn(result.current.data)).toBe(first.data);
    expect(result.current.dataUpdatedAt - dataUpdatedAt).toBe(minute);
  });

  it('leave the memory with the screen: the loader of its next visit reads them again', async () => {
    const { services } = createServices();
    const first = answer(stationsAt(undefined));
    const { unmount } = renderHookInApp(() => useLiveLocations('cli_1', first, true), services);
    const cache = queryClientOf(services).getQueryCache();
    expect(cache.getAll()).not.toEqual([]);
    unmount();
    await pass(moment);
    expect(cache.getAll()).toEqual([]);
  });

  it('stay after a failure, and the next request mends it', async () => {
    const first = answer(stationsAt('2026-11-25T12:00:00Z'));
    const { get, result } = open(first);
    const { dataUpdatedAt } = result.current;
    get.mockResolvedValue({ error: new ApiError({ key: 'networkError' }) });
    await pass(minute + moment);
    expect([result.current.data, result.current.isError, result.current.dataUpdatedAt]).toEqual([
      first,
      true,
      dataUpdatedAt,
    ]);
    get.mockResolvedValue(answer(stationsAt('2026-11-25T12:15:00Z')));
    await pass(minute + moment);
    expect([locationsIn(result.current.data)[0]?.latestAt, result.current.isError]).toEqual([
      '2026-11-25T12:15:00Z',
      false,
    ]);
  });

  it('are requested without the earlier result where the browser may not send it', async () => {
    const { get, result } = open(answer(stationsAt('2026-11-25T12:00:00Z')));
    get.mockImplementation(async (_, init) =>
      'earlier' in init ? { error: new ApiError({ key: 'networkError' }) } : answer(stationsAt('2026-11-25T12:15:00Z')),
    );
    await pass(minute + moment);
    expect(locationsIn(result.current.data)[0]?.latestAt).toBe('2026-11-25T12:15:00Z');
  });

  it('are not requested by a use that does not poll, nor after a loader that failed, nor without a client', async () => {
    const { get } = open(answer([]), false);
    const failed = open({ error: new ApiError({ key: 'networkError' }) });
    expect(locationsIn(failed.result.current.data)).toEqual([]);
    const { get: none, services } = createServices();
    renderHookInApp(() => useLiveLocations(undefined, null, true), services);
    await pass(3 * minute);
    expect([get, failed.get, none].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  it('are read by the loader without an earlier result', async () => {
    const { get, services } = createServices();
    const { signal } = new AbortController();
    await readLocations(services.api, 'cli_1', { signal });
    expect(get.mock.calls[0]![1]).toEqual({ params: { query: { clientId: 'cli_1' } }, signal });
  });
});

describe('what follows new values', () => {
  /** Queries in a page, and which of them are to be loaded again. */
  function follow(locations: LocationSummary[]) {
    const { services } = createServices();
    const client = queryClientOf(services);
    for (const [name, bytes] of [
      ['following', 10],
      ['large', 10 * 30 * minute],
      ['past', 10],
    ] as const) {
      client
        .getQueryCache()
        .build(client, {
          queryKey: [name],
          gcTime: Infinity,
          meta: { followsValues: name !== 'past' },
        })
        .setData(new Uint8Array(bytes));
    }
    let shown = { locations, loaded: {} };
    const { rerender } = renderHookInApp(() => useNewValues(shown.locations, shown.loaded), services);
    const isMarked = (name: string) => client.getQueryState([name])?.isInvalidated;
    return {
      become: (next: Partial<typeof shown>) => {
        shown = { ...shown, ...next };
        rerender();
      },
      marked: () => (['following', 'large', 'past'] as const).filter((name) => isMarked(name)),
    };
  }

  it('is loaded again when the stations have changed; large answers less often, past ones never', async () => {
    const { become, marked } = follow(stationsAt('2026-11-25T12:00:00Z'));
    await pass(minute);
    expect(marked()).toEqual([]);
    become({ locations: stationsAt('2026-11-25T12:15:00Z') });
    expect(marked()).toEqual(['following']);
    await pass(30 * minute);
    become({ locations: stationsAt('2026-11-25T12:45:00Z') });
    expect(marked()).toEqual(['following', 'large']);
  });

  it('is not loaded again with a new result of the loader, which has loaded the screen, too', () => {
    const { become, marked } = follow(stationsAt('2026-11-25T12:00:00Z'));
    become({ locations: stationsAt('2026-11-25T12:15:00Z'), loaded: {} });
    expect(marked()).toEqual([]);
  });

  it('is loaded again every quarter of an hour if the server does not say when values arrived', async () => {
    const { marked } = follow(stationsAt(undefined));
    await pass(15 * minute - 1);
    expect(marked()).toEqual([]);
    await pass(1);
    expect(marked()).toEqual(['following']);
  });
});
